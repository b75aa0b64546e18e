import { compareCodes } from '@quint/domain/base/text-order.ts';
import type { RawBuilder } from 'kysely';
import { sql as kysely } from 'kysely';
import { newId } from '#database/ids.ts';
import type { SqlText } from '#database/statements.ts';

/*
 * SQL as a value. A fragment contains its parameters; they are numbered when the statement is finished. Omitting a
 * fragment therefore also omits its parameters, and one that occurs twice has them once.
 */

/** A value known only when the statement is sent: the key of its record, the id of its audit entry, the time. */
type PlaceholderName = 'key' | 'auditId' | 'now';

class Placeholder {
  readonly name: PlaceholderName;

  constructor(name: PlaceholderName) {
    this.name = name;
  }
}

/** A parameter at one position of a statement. */
class Parameter {
  /** The same object is the same parameter everywhere. */
  readonly slot: { readonly value: unknown };
  readonly cast: string | undefined;
  /** Whether a statement may hide the value from the planner. */
  readonly isHideable: boolean;

  constructor(slot: { readonly value: unknown }, cast: string | undefined, isHideable: boolean) {
    this.slot = slot;
    this.cast = cast;
    this.isHideable = isHideable;
  }
}

/** An immutable fragment of SQL. */
export interface Sql {
  readonly texts: readonly string[];
  /** The SQL text between the parameters. */
  readonly parts: readonly (Sql | Parameter)[];
  /** Path of the personal field the fragment reads. */
  readonly personal?: string;
}

/** A template of SQL and other fragments. Plain values are not allowed: values are `param`, names are `raw`. */
export function sql(texts: TemplateStringsArray, ...parts: readonly Sql[]): Sql {
  return { texts, parts };
}

/** SQL from the code or a declaration; must not contain outside values. */
export function raw(text: string): Sql {
  return { texts: [text], parts: [] };
}

/** A column or a key of a response as an SQL name. */
export function quoteName(name: string): Sql {
  return raw(`"${name}"`);
}

function single(parameter: Parameter): Sql {
  return { texts: ['', ''], parts: [parameter] };
}

/** A value to compare with. */
export function param(value: unknown, cast: string): Sql {
  return single(new Parameter({ value }, cast, true));
}

/** A value to compare with that the planner may always see, and the same parameter where it may not. */
export function visibleParam(value: unknown, cast: string): { visible: Sql; hideable: Sql } {
  const slot = { value };
  return {
    visible: single(new Parameter(slot, cast, false)),
    hideable: single(new Parameter(slot, cast, true)),
  };
}

/** A value to store, cast to the type of its column. */
export function cell(value: unknown): Sql {
  return single(new Parameter({ value }, undefined, false));
}

/** A value that is passed when the statement is sent. */
export function placeholder(name: PlaceholderName, cast: string): Sql {
  return single(new Parameter({ value: new Placeholder(name) }, cast, true));
}

/** Joins fragments with a text. */
export function join(fragments: readonly Sql[], separator = ', '): Sql {
  if (fragments.length === 0) return raw('');
  return { texts: ['', ...fragments.slice(1).map(() => separator), ''], parts: fragments };
}

export const TRUE: Sql = raw('true');

/** Conditions that must all be true. */
export function all(conditions: readonly Sql[]): Sql {
  const parts = conditions.filter((condition) => condition !== TRUE);
  return parts.length === 0 ? TRUE : join(parts, ' and ');
}

/** Paths of the personal fields that a fragment reads, in order. */
export function personalPaths(fragment: Sql): string[] {
  const paths = new Set<string>();
  const visit = ({ parts, personal }: Sql): void => {
    if (personal !== undefined) paths.add(personal);
    for (const part of parts) if (!(part instanceof Parameter)) visit(part);
  };
  visit(fragment);
  return [...paths].toSorted(compareCodes);
}

/**
 * A parameter in a text. When PostgreSQL sees a value it often prefers a custom plan and plans every execution, which
 * costs more than many lists. A list is cast a second time, otherwise it would be treated as rows to compare with.
 */
function writeParameter({ cast, isHideable }: Parameter, number: number, hidesParameters: boolean): string {
  if (cast === undefined) return `$${number}`;
  if (!hidesParameters || !isHideable) return `$${number}::${cast}`;
  return `(select $${number}::${cast})${cast.endsWith('[]') ? `::${cast}` : ''}`;
}

/** The text of a statement with its parameters numbered in order, and their values. */
export function finish(fragment: Sql, { hidesParameters = false } = {}): SqlText {
  const numbers = new Map<object, number>();
  const values: unknown[] = [];
  let text = '';
  const visit = ({ texts, parts }: Sql): void => {
    text += texts[0] ?? '';
    for (const [index, part] of parts.entries()) {
      if (part instanceof Parameter) {
        const number = numbers.get(part.slot) ?? values.push(part.slot.value);
        numbers.set(part.slot, number);
        text += writeParameter(part, number, hidesParameters);
      } else visit(part);
      text += texts[index + 1] ?? '';
    }
  };
  visit(fragment);
  return { sql: text, values };
}

/** Values by column. */
export type Row = Readonly<Record<string, unknown>>;

/** The statement that inserts rows; with a guard a single row, and only if the guard is true. */
export function compileInsert(
  table: string,
  rows: readonly Row[],
  { guard = TRUE, tail = raw('') }: { guard?: Sql; tail?: Sql } = {},
): SqlText {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) =>
    join(names.map((name) => (Object.hasOwn(row, name) ? cell(row[name]) : raw('default')))),
  );
  if (guard !== TRUE && lines.length !== 1) throw new Error('A guarded insert must have one row');
  const source =
    guard === TRUE
      ? sql`values ${join(lines.map((line) => sql`(${line})`))}`
      : sql`select ${join(lines)} where ${guard}`;
  const columns = join(names.map(quoteName));
  return finish(sql`insert into ${raw(table)} (${columns}) ${source}${tail}`);
}

export function isPlaceholder(value: unknown): boolean {
  return value instanceof Placeholder;
}

/** The statement with its late values, for one record if it is about one. */
export function fill<Statement extends SqlText>(statement: Statement, key?: string): Statement {
  if (!statement.values.some(isPlaceholder)) return statement;
  const values = statement.values.map((value) => {
    if (!(value instanceof Placeholder)) return value;
    if (value.name === 'auditId') return newId();
    if (value.name === 'now') return new Date().toISOString();
    if (key === undefined) throw new Error('The statement needs the key of a record');
    return key;
  });
  return { ...statement, values };
}

/** Converts the fragment to a part of a Kysely statement. */
export function toKysely<Value>({ texts, parts }: Sql): RawBuilder<Value> {
  const fragments = parts.map((part) =>
    part instanceof Parameter
      ? kysely`${part.slot.value}${kysely.raw(part.cast === undefined ? '' : `::${part.cast}`)}`
      : toKysely(part),
  );
  const pieces = texts.flatMap((text, index) => [kysely.raw(text), ...fragments.slice(index, index + 1)]);
  return kysely<Value>`${kysely.join(pieces, kysely.raw(''))}`;
}
