import type { ColumnProse, TableProse } from '#database/schema-prose.ts';
import type { Action, CollectionDescription, FieldDescription } from '#api-docs/describe-collections.ts';
import type { JsonSchema, Operation, PathItem } from '#api-docs/document.ts';
import { failuresOf, jsonContent, refTo } from '#api-docs/document.ts';
import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { scopeOfCollection } from '@quint/domain/workspace/api-scopes.ts';

/** Query parameters of a read, in the order of the page. */
export const READ_PARAMETERS = [
  'fields',
  'filter',
  'search',
  'sort',
  'limit',
  'page',
  'offset',
  'deep',
  'alias',
  'aggregate',
  'groupBy',
  'meta',
] as const;

const TYPES: Readonly<Record<FieldDescription['type'], JsonSchema>> = {
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
  // The related record is named, not referenced: relations are circular, and a renderer would follow every path.
  const choices = [TYPES.uuid, { type: 'object', title: relation?.to }];
  if (relation?.kind === 'many') return { type: 'array', items: { anyOf: choices } };
  const isRequired = prose?.isRequired === true && !field.isDerived;
  if (relation !== undefined) {
    return { anyOf: isRequired ? choices : [...choices, { type: 'null' }] };
  }
  const values = field.isDerived || field.type !== 'text' ? undefined : prose?.allowedValues;
  const base: JsonSchema = { ...TYPES[field.type], ...(values === undefined ? {} : { enum: [...values] }) };
  if (isRequired || base.type === undefined) return base;
  return { ...base, type: [base.type, 'null'], ...(values === undefined ? {} : { enum: [...values, null] }) };
}

/** A relation by the names of the document; what it does not have is left out. */
function relationNotesOf(relation: NonNullable<FieldDescription['relation']>): JsonSchema {
  const { isNested: isNested, nonNullFields: nonNullFields, detach, ...ends } = relation;
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
  const requiredPaths = creatable.filter((field) => field.isRequired).map((field) => field.path);
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
          [`${name}.create`]: {
            ...schemaOf(creatable, table),
            ...(requiredPaths.length > 0 ? { required: requiredPaths } : {}),
          },
        }
      : {}),
    ...(actions.includes('update') ? { [`${name}.update`]: schemaOf(changeable, table) } : {}),
  };
}

const REFUSALS: readonly ErrorCode[] = [
  'FORBIDDEN',
  'INVALID_CREDENTIALS',
  'TOKEN_EXPIRED',
  'INVALID_TOKEN',
  'workspace.frozen',
  'workspace.feature_off',
  'workspace.none_active',
];
const WRITE_FAILURES: readonly ErrorCode[] = [
  'INVALID_PAYLOAD',
  'FAILED_VALIDATION',
  'VALUE_TOO_LONG',
  'INVALID_FOREIGN_KEY',
  'RECORD_NOT_UNIQUE',
];

interface Call {
  readonly action: Action;
  readonly id: string;
  readonly summary: string;
  readonly parameters?: readonly string[];
  readonly body?: JsonSchema;
  /** The data of the response; without it a 204. */
  readonly data?: JsonSchema;
}

/** A session, or an API token with the scope of the collection where there is one. */
function securityOf(name: string, action: Action): Operation['security'] {
  const scope = scopeOfCollection(name, action === 'read' ? 'read' : 'write');
  return [{ accessToken: [] }, ...(scope === undefined ? [] : [{ apiToken: [scope] }])];
}

function operationOf(name: string, call: Call): Operation {
  const answer: JsonSchema | undefined =
    call.data === undefined
      ? undefined
      : { type: 'object', properties: { data: call.data }, required: ['data'] };
  const codes: ErrorCode[] = [
    ...REFUSALS,
    'INVALID_QUERY',
    ...(call.action === 'read' ? [] : WRITE_FAILURES),
  ];
  return {
    tags: [name],
    operationId: `${call.id}_${name}`,
    summary: call.summary,
    ...(call.parameters === undefined
      ? {}
      : { parameters: call.parameters.map((parameter) => ({ $ref: refTo('parameters', parameter) })) }),
    ...(call.body === undefined ? {} : { requestBody: { required: true, content: jsonContent(call.body) } }),
    responses: {
      ...(answer === undefined
        ? { 204: { description: 'Done' } }
        : { 200: { description: 'The answer', content: jsonContent(answer) } }),
      ...failuresOf(codes),
    },
    security: securityOf(name, call.action),
  };
}

const RECORD_SELECTION: JsonSchema = {
  description: 'The records meant: a list of keys, `{"keys": […]}` or `{"query": {…}}`.',
  anyOf: [
    TYPES.uuids,
    { type: 'object', properties: { keys: TYPES.uuids }, required: ['keys'] },
    { type: 'object', properties: { query: { type: 'object' } }, required: ['query'] },
  ],
};

function bulkOf(change: JsonSchema): JsonSchema {
  return {
    description: 'The same change to many records, or a list of records that carry their keys.',
    anyOf: [
      {
        type: 'object',
        properties: { keys: TYPES.uuids, query: { type: 'object' }, data: change },
        required: ['data'],
      },
      { type: 'array', items: change },
    ],
  };
}

function listPath({ name, actions }: CollectionDescription): PathItem {
  const record = { $ref: refTo('schemas', name) };
  const list = { type: 'array', items: record };
  const read = { action: 'read', parameters: READ_PARAMETERS, data: list } as const;
  const creation = { $ref: refTo('schemas', `${name}.create`) };
  return {
    get: operationOf(name, { ...read, id: 'list', summary: `Read ${name}` }),
    'x-search': operationOf(name, {
      action: 'read',
      id: 'search',
      summary: `Read ${name} with the query in the body (method SEARCH)`,
      body: { type: 'object', properties: { query: { type: 'object' } } },
      data: list,
    }),
    ...(actions.includes('create')
      ? {
          post: operationOf(name, {
            action: 'create',
            id: 'create',
            summary: `Create one of ${name}, or several at once`,
            parameters: ['fields'],
            body: { anyOf: [creation, { type: 'array', items: creation }] },
            data: { anyOf: [record, list] },
          }),
        }
      : {}),
    ...(actions.includes('update')
      ? {
          patch: operationOf(name, {
            action: 'update',
            id: 'update_many',
            summary: `Change many of ${name}`,
            parameters: ['fields'],
            body: bulkOf({ $ref: refTo('schemas', `${name}.update`) }),
            data: list,
          }),
        }
      : {}),
    ...(actions.includes('delete')
      ? {
          delete: operationOf(name, {
            action: 'delete',
            id: 'delete_many',
            summary: `Remove many of ${name}`,
            body: RECORD_SELECTION,
          }),
        }
      : {}),
  };
}

function recordPath({ name, actions }: CollectionDescription): PathItem {
  const record = { $ref: refTo('schemas', name) };
  const key = ['id'];
  return {
    get: operationOf(name, {
      action: 'read',
      id: 'read',
      summary: `Read one of ${name}`,
      parameters: [...key, 'fields', 'deep', 'alias'],
      data: record,
    }),
    ...(actions.includes('update')
      ? {
          patch: operationOf(name, {
            action: 'update',
            id: 'update',
            summary: `Change one of ${name}`,
            parameters: [...key, 'fields'],
            body: { $ref: refTo('schemas', `${name}.update`) },
            data: record,
          }),
        }
      : {}),
    ...(actions.includes('delete')
      ? {
          delete: operationOf(name, {
            action: 'delete',
            id: 'delete',
            summary: `Remove one of ${name}`,
            parameters: key,
          }),
        }
      : {}),
  };
}

/** The paths of a collection. OpenAPI has no SEARCH method, so it is added as `x-search`. */
export function describePaths(collection: CollectionDescription): Record<string, PathItem> {
  const path = `/api/items/${collection.name}`;
  return { [path]: listPath(collection), [`${path}/{id}`]: recordPath(collection) };
}
