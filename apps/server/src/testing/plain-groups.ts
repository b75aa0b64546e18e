import { compareText } from '@quint/domain/base/text-order.ts';
import type { Plain, Row } from './plain-reading.ts';

export interface Aggregate {
  readonly name: string;
  /** The star counts rows. */
  readonly field: string;
}

function compare(left: Plain, right: Plain): number {
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? 1 : -1;
  return left < right ? -1 : 1;
}

/** Texts are collated for people. */
function compareTexts(left: Plain, right: Plain): number {
  return typeof left === 'string' && typeof right === 'string'
    ? compareText(left, right)
    : compare(left, right);
}

/** One aggregate of some values, as text; an average as a number, because its digits are not specified. */
function aggregate(name: string, allValues: readonly Plain[]): string | number | null {
  const there = allValues.filter((value) => value !== null);
  const values = name.endsWith('Distinct') ? [...new Set(there)] : there;
  const kind = name.replace('Distinct', '');
  if (kind === 'count') return String(values.length);
  if (values.length === 0) return null;
  const sortedValues = values.toSorted(compare);
  if (kind === 'min') return String(sortedValues[0]);
  if (kind === 'max') return String(sortedValues.at(-1));
  const sum = values.reduce<number>((total, value) => total + Number(value), 0);
  return kind === 'sum' ? String(sum) : sum / values.length;
}

/** Rows by groups with their aggregates, in the order of the groups, descending for the given ones. */
export function groupPlainly(
  rows: readonly Row[],
  query: { groupBy: readonly string[]; aggregates: readonly Aggregate[]; descendingNames: readonly string[] },
): Record<string, unknown>[] {
  const groups = new Map<string, Row[]>();
  if (query.groupBy.length === 0) groups.set('[]', []);
  for (const row of rows) {
    const key = JSON.stringify(query.groupBy.map((name) => row[name] ?? null));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const keys = [...groups.keys()].map((key) => ({
    key,
    values: JSON.parse(key) as Plain[],
  }));
  keys.sort((left, right) => {
    for (const [index, name] of query.groupBy.entries()) {
      const by = compareTexts(left.values[index] ?? null, right.values[index] ?? null);
      if (by !== 0) return query.descendingNames.includes(name) ? -by : by;
    }
    return 0;
  });
  return keys.map(({ key, values }) => {
    const members = groups.get(key) ?? [];
    const record: Record<string, unknown> = Object.fromEntries(
      query.groupBy.map((name, index) => [name, values[index]]),
    );
    for (const { name, field } of query.aggregates) {
      if (field === '*') record[name] = String(members.length);
      else {
        const value = aggregate(
          name,
          members.map((row) => row[field] ?? null),
        );
        record[name] = { ...(record[name] as object | undefined), [field]: value };
      }
    }
    return record;
  });
}
