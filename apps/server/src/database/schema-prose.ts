import { readFileSync } from 'node:fs';

/** The description of a column in the schema. */
export interface ColumnProse {
  readonly comment: string;
  readonly isRequired: boolean;
  /** Its allowed values, if they are a closed list. */
  readonly allowedValues: readonly string[] | undefined;
}

export interface TableProse {
  readonly comment: string;
  readonly columns: ReadonlyMap<string, ColumnProse>;
}

const SCHEMA_FILE = new URL('./schema.sql', import.meta.url);

function readTexts(schema: string, pattern: RegExp): Map<string, string> {
  return new Map(
    [...schema.matchAll(pattern)].map(([, name = '', text = '']) => [name, text.replaceAll("''", "'")]),
  );
}

function readAllowedValues(body: string): Map<string, readonly string[]> {
  const checks = body.matchAll(/CHECK \(\((\w+) = ANY \(ARRAY\[(.*?)\]\)\)\)/g);
  return new Map(
    [...checks].map(([, name = '', list = '']) => [
      name,
      [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word),
    ]),
  );
}

/** The comments, required columns and closed lists of the tables, from the generated schema in the product. */
export function readSchemaProse(): ReadonlyMap<string, TableProse> {
  const schema = readFileSync(SCHEMA_FILE, 'utf8');
  const tables = readTexts(schema, /^comment on table (\w+) is '(.*)';$/gm);
  const comments = readTexts(schema, /^comment on column (\w+\.\w+) is '(.*)';$/gm);
  const bodies = schema.matchAll(/^create table (\w+) \(\n(.*?)\n\);$/gms);
  return new Map(
    [...bodies].map(([, table = '', body = '']) => {
      const allowedValues = readAllowedValues(body);
      const columns = [...body.matchAll(/^ {2}(?!constraint )"?(\w+)"? (.*)$/gm)].map(
        ([, name = '', definition = '']): [string, ColumnProse] => [
          name,
          {
            comment: comments.get(`${table}.${name}`) ?? '',
            isRequired: definition.includes(' not null'),
            allowedValues: allowedValues.get(name),
          },
        ],
      );
      return [table, { comment: tables.get(table) ?? '', columns: new Map(columns) }];
    }),
  );
}
