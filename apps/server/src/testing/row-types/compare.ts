import type { ResultColumn } from './describe-statement.ts';
import type { DeclaredColumn, Kind } from './row-type.ts';

/*
 * Finds what is certainly wrong in a row type. Whether an expression can be null is not part of the description of a
 * result; whether a column of a table can is, unless a join leaves it empty or a condition excludes null.
 */

const OUTER_JOIN = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/i;
const OPTIONAL_SUBQUERY = /\bleft\s+join\s+lateral\b/i;

/** Columns that are never null in the rows of a condition, as the code that writes them and constraints see to. */
const FILLED_WHERE: Readonly<Record<string, RegExp>> = {
  'talents_results.date_finished': /\bstatus = 'FINISHED'/,
  'talents_results.quality': /\bstatus = 'FINISHED'/,
  'talents_results.result': /\bstatus = 'FINISHED'/,
  'data_exports.content': /\bstate = 'ready'/,
  'memberships.invitation_expires_at': /\binvitation_hash is not null/,
};

/** Whether a condition compares the column: where it is null no comparison is true. */
function isCompared(text: string, column: string): boolean {
  const name = String.raw`"?\b${column}\b"?`;
  const before = String.raw`(?:=|<|>)\s*(?:\w+\.)?|\bnum_nulls\([^)]*`;
  const after = String.raw`\s*(?:=|<|>|\bis\s+not\s+null\b|\bin\b|\blike\b|\bbetween\b)`;
  return new RegExp(`(?:${before})${name}|${name}${after}`, 'i').test(text);
}

/** Whether the statement joins the table only where there may be no row of it. */
function isOptionalTable(text: string, table: string): boolean {
  const mentions = [...text.matchAll(new RegExp(String.raw`(\w+)\s+(?:from|join)\s+${table}\b`, 'gi'))];
  return mentions.length > 0 && mentions.every(([, word]) => word?.toLowerCase() === 'left');
}

function canBeNull(source: NonNullable<ResultColumn['source']>, text: string): boolean {
  const { table, column, isNullable } = source;
  if (isCompared(text, column)) return false;
  if (isOptionalTable(text, table)) return true;
  const isFilled = FILLED_WHERE[`${table}.${column}`]?.test(text) === true && !OPTIONAL_SUBQUERY.test(text);
  return isNullable && !isFilled;
}

/** Whether values of a result may be declared so. */
function matches(declaredKind: Kind, kind: Kind): boolean {
  if (declaredKind === 'unknown' || kind === 'json') return true;
  const [elements, ofKind] = [declaredKind, kind].map((each) =>
    each.endsWith('[]') ? each.slice(0, -2) : undefined,
  );
  return elements !== undefined && ofKind !== undefined ? matches(elements, ofKind) : declaredKind === kind;
}

function findWrongKind({ kinds, isBeyondJson }: DeclaredColumn, { kind }: ResultColumn): string | undefined {
  if (kind === 'json' && isBeyondJson) return 'holds a date or bytes in the type, which JSON cannot';
  const wrongKinds = [...kinds].filter((declaredKind) => !matches(declaredKind, kind));
  return wrongKinds.length === 0
    ? undefined
    : `is ${wrongKinds.join(' or ')} in the type and ${kind} in the result`;
}

function findWrongNull(
  { kinds, isNullable }: DeclaredColumn,
  { source }: ResultColumn,
  text: string,
): string | undefined {
  if (source === undefined || kinds.has('unknown')) return undefined;
  if (!isNullable && canBeNull(source, text)) return `is never null in the type, but can be`;
  const isNeverNull = !source.isNullable && !OUTER_JOIN.test(text);
  return isNullable && isNeverNull ? 'can be null in the type, but never is' : undefined;
}

/** What is wrong with the columns of a row type, by the result of its statement. */
export function compareColumns(
  declaredColumns: readonly DeclaredColumn[],
  resultColumns: readonly ResultColumn[],
  text: string,
): string[] {
  const results = new Map(resultColumns.map((column) => [column.name, column]));
  const names = new Set(declaredColumns.map(({ name }) => name));
  const undeclaredColumns = resultColumns.filter(({ name }) => !names.has(name));
  const wrong = declaredColumns.flatMap((column) => {
    const result = results.get(column.name);
    if (result === undefined) return column.isOptional ? [] : [`${column.name} is not in the result`];
    const reasons = [findWrongKind(column, result), findWrongNull(column, result, text)];
    return reasons.flatMap((reason) => (reason === undefined ? [] : [`${column.name} ${reason}`]));
  });
  return [...undeclaredColumns.map(({ name }) => `${name} is not in the type`), ...wrong];
}
