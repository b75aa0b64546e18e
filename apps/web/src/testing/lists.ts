import { compareText } from '@quint/domain/base/text-order.ts';
import { textMatcher } from '@quint/domain/base/search-text.ts';
import { http, HttpResponse } from 'msw';
import { api } from './api.ts';

type Value = unknown;

function isObject(value: Value): value is Readonly<Record<string, Value>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compares(value: Value, operator: string, operand: Value): boolean {
  if (operator === '_search') return typeof value === 'string' && textMatcher(String(operand))(value);
  if (operator === '_in') return Array.isArray(operand) && operand.includes(value);
  if (operator === '_nin') return Array.isArray(operand) && !operand.includes(value);
  if (operator === '_eq') return value === operand;
  if (operator === '_nnull') return (value !== null) === operand;
  if (operator === '_contains') return Array.isArray(value) && value.includes(operand);
  throw new Error(`the fake list does not know ${operator}`);
}

/** Whether a value, or one in a list, matches a filter. */
function fulfils(value: Value, filter: Value): boolean {
  if (Array.isArray(value)) {
    if (isObject(filter) && '_contains' in filter) return compares(value, '_contains', filter['_contains']);
    const one = isObject(filter) && '_some' in filter ? filter['_some'] : filter;
    return value.some((entry) => fulfils(entry, one));
  }
  if (!isObject(filter)) return value === filter;
  return Object.entries(filter).every(([key, condition]) => {
    if (key === '_and') return Array.isArray(condition) && condition.every((each) => fulfils(value, each));
    if (key === '_or') return Array.isArray(condition) && condition.some((each) => fulfils(value, each));
    if (key.startsWith('_')) return compares(value, key, condition);
    return fulfils(isObject(value) ? value[key] : undefined, condition);
  });
}

/** The value of `pack.name`, or of `count(users)`, which rows have as `users_count`. */
function valueAt(row: Value, path: string): Value {
  const keys = path.replace(/^count\((\w+)\)$/, '$1_count').split('.');
  return keys.reduce<Value>((value, key) => (isObject(value) ? value[key] : undefined), row);
}

function compareValues(left: Value, right: Value): number {
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right);
  return Number(left ?? Infinity) - Number(right ?? Infinity) || 0;
}

/** The rows that match a query, in its order, as on the server. `search` covers all texts of a row. */
export function findRows<Row extends object>(rows: readonly Row[], query: URLSearchParams): Row[] {
  const filter: Value = JSON.parse(query.get('filter') ?? '{}');
  const search = query.get('search') ?? '';
  const matches = rows.filter(
    (row) =>
      fulfils(row, filter) &&
      (search === '' || Object.values(row).some((value) => compares(value, '_search', search))),
  );
  const keys = query.get('sort')?.split(',') ?? [];
  return matches.toSorted((left, right) => {
    for (const key of keys) {
      const path = key.replace(/^-/, '');
      const order = compareValues(valueAt(left, path), valueAt(right, path));
      if (order !== 0) return key.startsWith('-') ? -order : order;
    }
    return 0;
  });
}

export function readPage<Row>(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const limit = Number(query.get('limit') ?? -1);
  const offset = Number(query.get('offset') ?? (Number(query.get('page') ?? 1) - 1) * limit);
  return limit < 0 ? rows : rows.slice(offset, offset + limit);
}

/** A page of these rows with their number, as in the answers of `/items`. */
export function answerPage(rows: readonly object[], query: URLSearchParams): Response {
  const matches = findRows(rows, query);
  return HttpResponse.json({ data: readPage(matches, query), meta: { filter_count: matches.length } });
}

/** Serves a collection from these rows. Returns the queries it receives. */
export function fakeList(collection: string, rows: readonly object[]): readonly URLSearchParams[] {
  const questions: URLSearchParams[] = [];
  api.use(
    http.get(`*/api/items/${collection}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      questions.push(query);
      return answerPage(rows, query);
    }),
  );
  return questions;
}
