interface SqlName {
  readonly text: string;
  /** Where it begins in the text of the file. */
  readonly offset: number;
}

const OBJECT =
  /\b(?:create(?: or replace)?(?: constraint| unique| materialized)*|alter) (?:table|view|function|procedure|trigger|index|type|sequence|policy)(?: concurrently)?(?: if not exists)? ([a-z_]\w*)/dgi;
const ADDED_COLUMN =
  /\badd(?: column)?(?: if not exists)? (?!column\b|constraint\b|primary\b|unique\b|check\b|foreign\b|value\b)([a-z_]\w*)/dgi;
const CONSTRAINT = /\bconstraint (?!trigger\b|if\b)([a-z_]\w*)/dgi;
const NEW_NAME = /\brename(?: \w+)*? to ([a-z_]\w*)/dgi;
const TABLE_COLUMNS = /\bcreate table(?: if not exists)? \w+ \(\n([\s\S]*?)\n\)/dgi;
const COLUMN = /^ +(?!constraint\b|primary\b|unique\b|check\b|foreign\b|exclude\b)([a-z_]\w*) /dgim;
const PARAMETERS = /\bfunction \w+\s*\(([^)]*)\)\s*(?:returns|language|\n)/dgi;
const PARAMETER = /(?:^|,)\s*(?:(?:in|out|inout|variadic) )?([a-z_]\w*) [a-z]/dgi;
const VARIABLES = /^declare\n([\s\S]*?)^begin\b/dgim;
const VARIABLE = /(?:^|;) +([a-z_]\w*) (?:constant )?[a-z]/dgim;

/** Blanks comments and texts: the offsets stay as they are. */
function withoutComments(sql: string): string {
  return sql.replaceAll(/--.*|'(?:[^']|'')*'/g, (part) => part.replaceAll(/[^\n]/g, ' '));
}

function findGroups(text: string, pattern: RegExp, start = 0): SqlName[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [offset] = match.indices?.[1] ?? [];
    const [, name] = match;
    return name === undefined || offset === undefined ? [] : [{ text: name, offset: start + offset }];
  });
}

function findInside(text: string, block: RegExp, pattern: RegExp): SqlName[] {
  return findGroups(text, block).flatMap((inner) => findGroups(inner.text, pattern, inner.offset));
}

/** The names that a text of SQL declares: tables, columns, functions, their parameters and variables, triggers, indexes. */
export function readSqlNames(sql: string): SqlName[] {
  const text = withoutComments(sql);
  return [
    ...[OBJECT, ADDED_COLUMN, CONSTRAINT, NEW_NAME].flatMap((pattern) => findGroups(text, pattern)),
    ...findInside(text, TABLE_COLUMNS, COLUMN),
    ...findInside(text, PARAMETERS, PARAMETER),
    ...findInside(text, VARIABLES, VARIABLE),
  ];
}
