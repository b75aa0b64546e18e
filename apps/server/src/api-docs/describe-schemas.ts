import type { ColumnProse, TableProse } from '#database/schema-prose.ts';
import type { CollectionDescription, FieldDescription } from '#api-docs/describe-collections.ts';
import type { JsonSchema } from '#api-docs/document.ts';

/** The schemas of values by the type of their column. */
export const VALUE_SCHEMAS: Readonly<Record<FieldDescription['type'], JsonSchema>> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string' },
  integer: { type: 'integer' },
  bigint: { type: 'string', pattern: '^-?[0-9]+$' },
  boolean: { type: 'boolean' },
  timestamp: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  json: {},
  texts: { type: 'array', items: { type: 'string' } },
  uuids: { type: 'array', items: { type: 'string', format: 'uuid' } },
};

function valueOf(field: FieldDescription, prose: ColumnProse | undefined): JsonSchema {
  const { relation } = field;
  // Names the related record instead of referencing it: relations are circular, and a renderer would follow every path.
  const choices = [VALUE_SCHEMAS.uuid, { type: 'object', title: relation?.to }];
  if (relation?.kind === 'many') return { type: 'array', items: { anyOf: choices } };
  const isRequired = prose?.isRequired === true && !field.isDerived;
  if (relation !== undefined) {
    return { anyOf: isRequired ? choices : [...choices, { type: 'null' }] };
  }
  const values = field.isDerived || field.type !== 'text' ? undefined : prose?.allowedValues;
  const base: JsonSchema = {
    ...VALUE_SCHEMAS[field.type],
    ...(values === undefined ? {} : { enum: [...values] }),
  };
  if (isRequired || base.type === undefined) return base;
  return { ...base, type: [base.type, 'null'], ...(values === undefined ? {} : { enum: [...values, null] }) };
}

/** The fields that a new record needs. */
function requirementOf(fields: readonly FieldDescription[]): JsonSchema {
  const paths = fields.filter((field) => field.isRequired).map((field) => field.path);
  return paths.length > 0 ? { required: paths } : {};
}

/** A relation in the terms of the document; missing properties are left out. */
function relationNotesOf(relation: NonNullable<FieldDescription['relation']>): JsonSchema {
  const { isNested, nonNullFields, detach, ...ends } = relation;
  const notes = Object.entries({ ...ends, filled: nonNullFields, nested: isNested, detach });
  return Object.fromEntries(notes.filter(([, value]) => value !== undefined && value !== false));
}

function notesOf(field: FieldDescription): JsonSchema {
  const { relation } = field;
  return {
    'x-readable-by': field.readableBy,
    ...(field.maskedFor.length > 0 ? { 'x-masked-for': field.maskedFor } : {}),
    ...(field.creatableBy.length > 0 ? { 'x-creatable-by': field.creatableBy } : {}),
    ...(field.changeableBy.length > 0 ? { 'x-changeable-by': field.changeableBy } : {}),
    'x-filterable': field.filterable,
    'x-sortable': field.sortable,
    ...(field.searchable ? { 'x-searched': true } : {}),
    ...(field.personal ? { 'x-reading-is-audited': true } : {}),
    ...(relation === undefined ? {} : { 'x-relation': relationNotesOf(relation) }),
  };
}

/** Inserts a field into the nested object that its path describes. */
function insertField(into: JsonSchema, field: FieldDescription, value: JsonSchema): void {
  const [name = '', ...groups] = field.path.split('.').toReversed();
  let properties = into.properties as Record<string, JsonSchema>;
  for (const group of groups.toReversed()) {
    const inner = (properties[group] ??= { type: 'object', properties: {} });
    properties = inner.properties as Record<string, JsonSchema>;
  }
  properties[name] = value;
}

function schemaOf(fields: readonly FieldDescription[], table: TableProse | undefined): JsonSchema {
  const schema: JsonSchema = { type: 'object', properties: {} };
  for (const field of fields) {
    const prose = table?.columns.get(field.column);
    const comment = prose?.comment ?? '';
    insertField(schema, field, {
      ...valueOf(field, prose),
      ...(comment === '' ? {} : { description: comment }),
      ...notesOf(field),
    });
  }
  return schema;
}

/** The schemas of a collection: the record, and the bodies of create and update. */
export function describeSchemas(
  collection: CollectionDescription,
  table: TableProse | undefined,
): Record<string, JsonSchema> {
  const { name, fields, actions } = collection;
  const creatable = fields.filter((field) => field.creatableBy.length > 0);
  const changeable = fields.filter((field) => field.changeableBy.length > 0);
  return {
    [name]: {
      ...schemaOf(
        fields.filter((field) => field.readableBy.length > 0),
        table,
      ),
      description: table?.comment ?? '',
    },
    ...(actions.includes('create')
      ? {
          [`${name}.create`]: { ...schemaOf(creatable, table), ...requirementOf(creatable) },
        }
      : {}),
    ...(actions.includes('update') ? { [`${name}.update`]: schemaOf(changeable, table) } : {}),
  };
}
