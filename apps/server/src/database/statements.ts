/** An SQL text with its parameters. A function computes its value when the statement is sent. */
export interface SqlText {
  readonly sql: string;
  readonly values: readonly unknown[];
}

function isMade(value: unknown): value is () => unknown {
  return typeof value === 'function';
}

/** The parameters of a statement that is about to be sent. */
export function valuesOf({ values }: Pick<SqlText, 'values'>): unknown[] {
  return values.map((value) => (isMade(value) ? value() : value));
}

/** A cached statement: its parameters are texts already. */
export function withTexts<Statement extends SqlText>(statement: Statement): Statement {
  const values = statement.values.map((value) => (isMade(value) ? value : parameterText(value)));
  return { ...statement, values };
}

/** A row whose columns are texts, as received. */
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
