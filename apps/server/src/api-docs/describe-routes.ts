import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { z } from 'zod';
import type { DeclaredRoute, RouteAccess } from '#http/access.ts';
import type { JsonSchema, Operation, PathItem, Response } from '#api-docs/document.ts';
import { failuresOf, refTo } from '#api-docs/document.ts';
import { READ_PARAMETERS } from '#api-docs/describe-items.ts';
import { EMPTY_BODY } from '#http/strict-bodies.ts';

const SESSION_REFUSALS: readonly ErrorCode[] = ['INVALID_TOKEN', 'TOKEN_EXPIRED'];

function refusalsOf({ access, unauthenticatedCode, schema }: DeclaredRoute): ErrorCode[] {
  const input: ErrorCode[] = [
    // FORBIDDEN contains the fields that a body must not have.
    ...(schema.body === undefined ? [] : (['INVALID_PAYLOAD', 'FORBIDDEN'] as const)),
    ...(schema.querystring === undefined ? [] : ['INVALID_QUERY' as const]),
    ...(schema.params === undefined ? [] : ['record.not_found' as const]),
  ];
  const gate: Record<RouteAccess['kind'], readonly ErrorCode[]> = {
    public: [],
    anybody: SESSION_REFUSALS,
    survey: ['survey.no_session'],
    operator: [...SESSION_REFUSALS, 'ROUTE_NOT_FOUND'],
    'signed-in': [unauthenticatedCode, ...SESSION_REFUSALS],
    ask: [
      unauthenticatedCode,
      ...SESSION_REFUSALS,
      'FORBIDDEN',
      'workspace.frozen',
      'workspace.feature_off',
      'workspace.none_active',
    ],
  };
  return [...new Set([...gate[access.kind], ...input])];
}

function securityOf({ access, tokenScopes }: DeclaredRoute): Operation['security'] {
  if (access.kind === 'public') return [];
  if (tokenScopes !== undefined) return [{ accessToken: [] }, { apiToken: [...tokenScopes] }];
  if (access.kind === 'anybody') return [{}, { accessToken: [] }];
  return access.kind === 'survey' ? [{ surveySession: [] }] : [{ accessToken: [] }];
}

const NEEDS: Record<Exclude<RouteAccess['kind'], 'ask'>, string> = {
  public: 'Open to everybody.',
  anybody: 'Open to everybody; a session decides what happens.',
  survey: 'Needs a survey session.',
  operator: 'For administrators of the platform, and on the machine itself while it shows a demo world.',
  'signed-in': 'Needs a session.',
};

const PROOF =
  "The body also takes a proof of the account's owner: `password`, and `otp` where one-time codes are on. Neither is needed within ten minutes of a sign-in through the company or with a passkey.";

/** The path of a route in OpenAPI notation. */
export function pathOf(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}');
}

/** Query parameters of a route: its own, those of a read, or the fields of the response. */
function parametersOf(
  { method, schema, names }: DeclaredRoute,
  generatedOperation: GeneratedOperation,
): readonly JsonSchema[] {
  const parameters = (generatedOperation.parameters ?? []).map((parameter) =>
    names !== undefined && parameter.in === 'path' && parameter.name !== 'of'
      ? { description: `Key of one of ${names}.`, ...parameter }
      : parameter,
  );
  if (!(schema.querystring instanceof z.ZodRecord)) return parameters;
  const readParameters = method === 'GET' ? READ_PARAMETERS : ['fields'];
  const own = parameters.filter((parameter) => parameter.in !== 'query');
  return [...own, ...readParameters.map((name) => ({ $ref: refTo('parameters', name) }))];
}

const UPLOAD = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
        required: ['file'],
        description: 'Other values stand before the file.',
      },
    },
  },
};

function bodyOf({ schema }: DeclaredRoute, generatedOperation: GeneratedOperation): JsonSchema | undefined {
  if (schema.body === EMPTY_BODY) return undefined;
  return schema.consumes?.includes('multipart/form-data') === true ? UPLOAD : generatedOperation.requestBody;
}

interface GeneratedOperation {
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses?: Readonly<Record<string, Response | JsonSchema>>;
}

/** Groups routes by their first path segments: `/api/auth`. */
function groupOf(url: string): string {
  return url.split('/').slice(0, 3).join('/');
}

/** Adds access and errors to the schemas of a route. */
export function describeRoute(route: DeclaredRoute, generatedOperation: GeneratedOperation): Operation {
  const { access, method, url, schema, needsProof } = route;
  const parameters = parametersOf(route, generatedOperation);
  const requestBody = bodyOf(route, generatedOperation);
  const own = Object.entries(generatedOperation.responses ?? {}).map(([status, response]) => [
    status,
    { ...response, description: status === '204' ? 'Done' : 'The answer' },
  ]);
  return {
    tags: [groupOf(url)],
    operationId: `${method.toLowerCase()}_${url.replaceAll(/[^A-Za-z0-9]+/g, '_').replace(/^_api_/, '')}`,
    summary: schema.summary ?? '',
    description: [
      access.kind === 'ask' ? `Allowed by \`${access.question}\`.` : NEEDS[access.kind],
      ...(needsProof ? [PROOF] : []),
    ].join(' '),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: { ...Object.fromEntries(own), ...failuresOf(refusalsOf(route)) },
    security: securityOf(route),
  };
}

/** Whether a route is described separately; the generic ones are described once per collection. */
export function isDescribed({ url, schema }: Pick<DeclaredRoute, 'url' | 'schema'>): boolean {
  return url.startsWith('/api/') && !url.includes('/:collection') && schema.hide !== true;
}

/** The completed paths of the routes outside /items. */
export function describeRoutePaths(
  routes: readonly DeclaredRoute[],
  generatedPaths: Readonly<Record<string, Readonly<Record<string, GeneratedOperation>> | undefined>>,
): Record<string, PathItem> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of routes) {
    if (!isDescribed(route)) continue;
    const path = pathOf(route.url);
    const method = route.method.toLowerCase();
    const item = (paths[path] ??= {});
    item[method] = describeRoute(route, generatedPaths[path]?.[method] ?? {});
  }
  return paths;
}
