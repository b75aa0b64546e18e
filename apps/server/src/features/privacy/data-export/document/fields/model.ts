import type { DocumentBlock } from '@quint/contract/measures/documents.ts';
import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { LOCALES } from '@quint/phrases/base/languages.ts';
import { NOT_PRINTED } from '#features/privacy/data-export/model.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The context of every part of the document for formatting values. */
export interface DocumentContext {
  readonly language: Language;
  readonly texts: DocumentTexts['copy'];
  readonly fields: DocumentTexts['copyFields'];
  readonly values: DocumentTexts['copyValues'];
}

const TIME = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;
const DATE_TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** A table has at most this many columns; wider rows are lists of facts. */
const MOST_COLUMNS = 5;

export const isKey = (value: unknown): boolean => typeof value === 'string' && KEY.test(value);

/** A formatted time in the time zone of the product; empty for anything else. */
export function formatDateTime(language: Language, value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(LOCALES[language], TIME).format(date);
}

export function formatNumber(language: Language, value: number): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2, useGrouping: false }).format(
    value,
  );
}

const wordOf = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name;

function formatText({ language, values }: DocumentContext, value: string): string {
  if (DATE_TIME.test(value)) return formatDateTime(language, value);
  if (!DAY.test(value)) return wordOf(values, value);
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(value),
  );
}

/** A formatted value; keys, which mean nothing to the reader, and missing values are empty. */
export function formatValue(context: DocumentContext, value: unknown): string {
  if (value === null || value === undefined || isKey(value)) return '';
  if (typeof value === 'boolean') return value ? context.texts.yes : context.texts.no;
  if (typeof value === 'number') return formatNumber(context.language, value);
  if (typeof value === 'string') return formatText(context, value);
  if (Array.isArray(value))
    return value
      .map((part) => formatValue(context, part))
      .filter(Boolean)
      .join(', ');
  return Object.entries(value)
    .map(([name, part]) => [wordOf(context.fields.columns, name), formatValue(context, part)])
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
}

export function tableBlock(
  caption: string,
  columns: readonly { readonly label: string; readonly share?: number }[],
  rows: readonly (readonly string[])[],
): DocumentBlock[] {
  if (rows.length === 0) return [];
  const sizedColumns = columns.map(({ label, share = 1 }) => ({ label, align: 'start' as const, share }));
  return [{ kind: 'table', caption, columns: sizedColumns, rows: rows.map((row) => [...row]) }];
}

export function factsBlock(items: readonly (readonly [label: string, text: string])[]): DocumentBlock[] {
  const filledItems = items.map(([label, text]) => ({ label, text })).filter(({ text }) => text !== '');
  return filledItems.length === 0 ? [] : [{ kind: 'facts', items: filledItems }];
}

export function part(title: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: title, trait: null, aside: '' }, ...blocks];
}

const isPrinted = (table: string, column: string) =>
  NOT_PRINTED[column] === undefined && NOT_PRINTED[`${table}.${column}`] === undefined;

/** The rows of a table with all values except keys: a table, or a list of facts per row if there are many columns. */
export function rowsPart(
  context: DocumentContext,
  table: keyof DocumentTexts['copyFields']['tables'],
  rows: readonly Row[],
): DocumentBlock[] {
  const { fields, texts } = context;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (column) => isPrinted(table, column) && rows.some((row) => formatValue(context, row[column]) !== ''),
  );
  const labels = columns.map((column) => wordOf(fields.columns, column));
  const title = fields.tables[table];
  const cells = rows.map((row) => columns.map((column) => formatValue(context, row[column])));
  if (columns.length === 0) {
    const count = { label: texts.entries, text: String(rows.length) };
    return rows.length === 0 ? [] : part(title, [{ kind: 'facts', items: [count] }]);
  }
  if (columns.length <= MOST_COLUMNS && rows.length > 1)
    return part(
      title,
      tableBlock(
        title,
        labels.map((label) => ({ label })),
        cells,
      ),
    );
  const each = cells.flatMap((row) => factsBlock(row.map((text, index) => [labels[index] ?? '', text])));
  return part(title, each);
}
