import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.ts';

export interface ColumnFacts {
  readonly nullable: boolean;
  /** The values that a check constraint allows. */
  readonly allowedValues: readonly string[] | undefined;
}

const TABLE = /^create table (\w+) \(\n([\s\S]*?)\n\);$/gm;
const COLUMN = /^ {2}(?!constraint )(\w+) .*$/gm;
const VALUE_LIST = /CHECK \(\((\w+) (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]/g;

function columnsOf(body: string): Map<string, ColumnFacts> {
  const allowedValues = new Map(
    [...body.matchAll(VALUE_LIST)].map(([, column = '', list = '']) => [
      column,
      [...list.matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word),
    ]),
  );
  return new Map(
    [...body.matchAll(COLUMN)].map(([line, name = '']) => [
      name,
      { nullable: !line.includes(' not null'), allowedValues: allowedValues.get(name) },
    ]),
  );
}

/** Columns of each table, from schema.sql. */
export function readSchemaColumns(): Map<string, Map<string, ColumnFacts>> {
  const schema = readFileSync(path.join(ROOT, 'apps/server/src/database/schema.sql'), 'utf8');
  return new Map([...schema.matchAll(TABLE)].map(([, table = '', body = '']) => [table, columnsOf(body)]));
}
