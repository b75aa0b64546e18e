import path from 'node:path';
import { COLLECTIONS } from '../apps/server/src/collections.ts';
import { OWN_RECORDS } from '../apps/server/src/features/accounts/users/me/collection.ts';
import type {
  CollectionDescription,
  FieldDescription,
} from '../apps/server/src/api-docs/describe-collections.ts';
import { describeRegistry } from '../apps/server/src/api-docs/describe-collections.ts';
import type { ColumnFacts } from './schema-columns.ts';
import { ROOT } from './root.ts';
import { readSchemaColumns } from './schema-columns.ts';

export const COLLECTION_TYPES_FILE = path.join(ROOT, 'packages/contract/src/collections.gen.ts');

type Columns = ReadonlyMap<string, ColumnFacts>;

const PLAIN: Readonly<Record<FieldDescription['type'], string>> = {
  uuid: 'string',
  text: 'string',
  integer: 'number',
  // Text, because a number of JavaScript would lose digits.
  bigint: 'string',
  boolean: 'boolean',
  timestamp: 'string',
  date: 'string',
  json: 'unknown',
  texts: 'readonly string[]',
  uuids: 'readonly string[]',
};

function typeOf(field: FieldDescription, facts: ColumnFacts | undefined): string {
  if (field.shape !== undefined) return `JsonValues['${field.shape}']`;
  const allowedValues = field.isDerived ? field.allowedValues : facts?.allowedValues;
  const union = allowedValues?.map((word) => `'${word}'`).join(' | ');
  if (union === undefined) return PLAIN[field.type];
  return field.type === 'texts' ? `readonly (${union})[]` : union;
}

/** The type of an expression comes from its declaration, that of a column from the schema; a relation may be null. */
function isNullable(field: FieldDescription, facts: ColumnFacts | undefined): boolean {
  if (field.relation?.kind === 'many') return false;
  if (field.isDerived && field.relation === undefined) return field.nullable === true;
  return field.isDerived || facts?.nullable !== false;
}

const orNull = (type: string, nullable: boolean) =>
  nullable && type !== 'unknown' ? `${type} | null` : type;

interface FieldTypes {
  readonly path: string;
  readonly read: string;
  readonly inputType: string;
  readonly field: FieldDescription;
}

function typeField(field: FieldDescription, columns: Columns): FieldTypes {
  const facts = columns.get(field.column);
  const type = typeOf(field, facts);
  return {
    path: field.path,
    read: orNull(type, isNullable(field, facts)),
    inputType: orNull(type, facts?.nullable ?? isNullable(field, facts)),
    field,
  };
}

type Tree = Map<string, string | Tree>;

function grow(entries: readonly { path: string; read: string }[]): Tree {
  const tree: Tree = new Map();
  for (const { path, read } of entries) {
    const names = path.split('.');
    const last = names.pop() ?? path;
    let at = tree;
    for (const name of names) {
      const below = at.get(name);
      const next: Tree = below instanceof Map ? below : new Map();
      at.set(name, next);
      at = next;
    }
    at.set(last, read);
  }
  return tree;
}

function printTree(tree: Tree): string {
  const lines = [...tree].map(
    ([name, value]) => `readonly ${name}: ${typeof value === 'string' ? value : printTree(value)};`,
  );
  return `{ ${lines.join(' ')} }`;
}

function printLines(entries: Iterable<readonly [string, string]>): string {
  const lines = [...entries].map(([name, value]) => `      readonly ${name}: ${value};\n`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}    }`;
}

const union = (names: readonly string[]) =>
  names.length === 0 ? 'never' : [...new Set(names)].map((name) => `'${name}'`).join(' | ');

function printCollection(
  { name, table, fields }: CollectionDescription,
  prefix: string,
  schema: Map<string, Columns>,
) {
  const columns = schema.get(table) ?? new Map<string, ColumnFacts>();
  const fieldTypes = fields.map((field) => typeField(field, columns));
  const readable = fieldTypes.filter(({ field }) => field.readableBy.length > 0);
  const plain = readable.filter(({ path }) => !path.includes('.'));
  const groups = grow(readable.filter(({ path }) => path.includes('.')));
  const relations = (isWanted: (kind: string) => boolean) =>
    plain.flatMap(({ path, field: { relation } }): [string, string][] =>
      relation !== undefined && isWanted(relation.kind) ? [[path, `'${prefix}${relation.to}'`]] : [],
    );
  const filledFields = plain.flatMap(({ path, field: { relation } }): [string, string][] =>
    relation?.nonNullFields === undefined ? [] : [[path, union(relation.nonNullFields)]],
  );
  const head = (path: string) => path.split('.')[0] ?? path;
  const writableFields = fieldTypes.filter(
    ({ field }) => field.creatableBy.length + field.changeableBy.length > 0,
  );
  const printNames = (isWanted: (field: FieldDescription) => boolean) =>
    union(writableFields.filter(({ field }) => isWanted(field)).map(({ path }) => head(path)));
  const inputs = writableFields.filter(
    ({ path, field, read, inputType: input }) =>
      !path.includes('.') &&
      field.relation?.kind !== 'many' &&
      (read !== input || field.readableBy.length === 0),
  );
  return `  readonly '${prefix}${name}': {
    readonly values: ${printLines(plain.map(({ path, read }) => [path, read]))};
    readonly groups: ${printLines([...groups].map(([group, tree]) => [group, typeof tree === 'string' ? tree : printTree(tree)]))};
    readonly one: ${printLines(relations((kind) => kind !== 'many'))};
    readonly many: ${printLines(relations((kind) => kind === 'many'))};
    readonly filled: ${printLines(filledFields)};
    readonly inputs: ${printLines(inputs.map(({ path, inputType: input }) => [path, input]))};
    readonly create: ${printNames((field) => field.creatableBy.length > 0)};
    readonly required: ${printNames((field) => field.creatableBy.length > 0 && field.isRequired)};
    readonly update: ${printNames((field) => field.changeableBy.length > 0)};
    readonly nested: ${printNames((field) => field.relation?.isNested === true)};
  };
`;
}

/** The text of collections.gen.ts, from the declarations and the schema. */
export function printCollectionTypes(): string {
  const schema = readSchemaColumns();
  const collections = describeRegistry(COLLECTIONS).map((one) => printCollection(one, '', schema));
  const own = describeRegistry(OWN_RECORDS).map((one) => printCollection(one, 'own:', schema));
  return `// Written by \`npm run collections\` from the declarations of the server and schema.sql. Do not edit.
//
// values: what a field answers, a relation with its key. groups: objects of values. one, many: where relations lead.
// filled: fields that are never null in a picked record. inputs: values written differently from how they are read.
// create, required, update: fields that may or must be written. nested: relations that take a record for a key.
import type { JsonValues } from './json-values.ts';

export interface Collections {
${[...collections, ...own].join('')}}
`;
}
