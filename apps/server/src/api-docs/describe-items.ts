import type { Action, CollectionDescription } from '#api-docs/describe-collections.ts';
import { VALUE_SCHEMAS } from '#api-docs/describe-schemas.ts';
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
  /** The data of the response; without it, 204. */
  readonly data?: JsonSchema;
}

/** A session, or an API token with the scope of the collection if there is one. */
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
    VALUE_SCHEMAS.uuids,
    { type: 'object', properties: { keys: VALUE_SCHEMAS.uuids }, required: ['keys'] },
    { type: 'object', properties: { query: { type: 'object' } }, required: ['query'] },
  ],
};

function bulkOf(change: JsonSchema): JsonSchema {
  return {
    description: 'The same change to many records, or a list of records that carry their keys.',
    anyOf: [
      {
        type: 'object',
        properties: { keys: VALUE_SCHEMAS.uuids, query: { type: 'object' }, data: change },
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
