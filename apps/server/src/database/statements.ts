/** An SQL text with its parameters. */
export interface SqlText {
  readonly sql: string;
  readonly values: readonly unknown[];
}

const PLANNED_FOR_VALUES = '/* planned for its values */ ';

/**
 * A statement that PostgreSQL plans again at each execution. A prepared statement is soon planned once for average
 * values: for a role with 10,000 people, that plan looks up each of them alone. Planning takes about a millisecond.
 */
export function planForValues({ sql, values }: SqlText): SqlText {
  return { sql: PLANNED_FOR_VALUES + sql, values };
}

/** Whether a text is planned again at each execution. */
export function isPlannedForValues(text: string): boolean {
  return text.startsWith(PLANNED_FOR_VALUES);
}

/** A row whose columns are text, as received. */
export type TextRow = readonly (string | null)[];

/** Rows of a statement, and whether they are the last. */
export interface TextRows {
  readonly rows: readonly TextRow[];
  readonly isLast: boolean;
}

/** A parameter in PostgreSQL's text format. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? arrayText(value) : JSON.stringify(value);
}

function arrayText(list: readonly unknown[]): string {
  const entries = list.map((entry) => {
    const text = parameterText(entry);
    return text === null ? 'NULL' : `"${text.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;
  });
  return `{${entries.join(',')}}`;
}
