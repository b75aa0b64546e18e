import { compareCodes } from '@quint/domain/base/text-order.ts';
import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { ERRORS } from '@quint/contract/base/errors.ts';
import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { readSchemaProse } from '#database/schema-prose.ts';
import { PUBLIC } from '#http/access.ts';
import { describePaths, READ_PARAMETERS } from '#api-docs/describe-items.ts';
import { describeSchemas } from '#api-docs/describe-schemas.ts';
import type { ApiDocument } from '#api-docs/document.ts';
import { describeFailure, FAILURE_SCHEMA } from '#api-docs/document.ts';
import { registerPage } from '#api-docs/page.ts';
import { describeRoutePaths, isDescribed } from '#api-docs/describe-routes.ts';
import { describeWebhooks } from '#api-docs/describe-webhooks.ts';
import { PARAMETERS, readGuide } from '#api-docs/guide.ts';
import type { App } from '#http/app-type.ts';
import { VERSION } from '#version.ts';
import type { Registry } from '#items/declare/collection.ts';
import { describeRegistry, describeRows } from '#api-docs/describe-collections.ts';

const DOCS = '/api/docs';
const TITLE = 'Quint API';

function parameterOf(name: string): Record<string, unknown> {
  const location = name === 'id' ? { in: 'path', required: true } : { in: 'query' };
  const isWhole = name === 'limit' || name === 'page' || name === 'offset';
  const isObject = ['filter', 'deep', 'alias', 'aggregate'].includes(name);
  const value = isObject
    ? { style: 'deepObject', explode: true, schema: { type: 'object' } }
    : {
        schema: isWhole
          ? { type: 'integer' }
          : name === 'id'
            ? { type: 'string', format: 'uuid' }
            : { type: 'string' },
      };
  return { name, ...location, description: PARAMETERS[name], ...value };
}

function describeComponents(registry: Registry): ApiDocument['components'] {
  const tables = readSchemaProse();
  const schemas = describeRegistry(registry).map((collection) =>
    describeSchemas(collection, tables.get(collection.table)),
  );
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return {
    schemas: Object.assign({ Failure: FAILURE_SCHEMA }, ...schemas),
    parameters: Object.fromEntries(['id', ...READ_PARAMETERS].map((name) => [name, parameterOf(name)])),
    responses: Object.fromEntries(codes.map((code) => [code, describeFailure(code)])),
    securitySchemes: {
      accessToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'From `POST /api/auth/login`.',
      },
      apiToken: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'qt_ and 49 letters and digits',
        description:
          'An API token, made at `/api-access`. The words of an operation are the rights that the token needs for it.',
      },
      surveySession: {
        type: 'apiKey',
        in: 'cookie',
        name: 'quint_survey',
        description: 'A device that opened a survey link with `POST /api/survey/session`.',
      },
    },
  };
}

/** The whole API as an OpenAPI 3.1 document, from the routes and the declarations. */
export function describeApi(app: App, registry: Registry, origin: string): ApiDocument {
  const collections = describeRegistry(registry);
  const components = describeComponents(registry);
  const generatedPaths = app.swagger().paths as Parameters<typeof describeRoutePaths>[1];
  const own = describeRoutePaths(app.declaredRoutes, generatedPaths);
  const groups = new Set(
    Object.values(own).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: TITLE,
      version: VERSION,
      description: readGuide(),
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Quint', url: `${origin}/help` },
    },
    servers: [{ url: origin }],
    tags: [
      ...[...groups].toSorted(compareCodes).map((name) => ({ name, description: `Routes below ${name}` })),
      ...collections.map(({ name }) => {
        const collection = registry.get(name);
        const rows = collection === undefined ? [] : describeRows(collection);
        return { name, description: [String(components.schemas[name]?.description), ...rows].join(' ') };
      }),
    ],
    paths: Object.assign(own, ...collections.map(describePaths)),
    webhooks: describeWebhooks(),
    components,
  };
}

/** Registers the API documentation: OpenAPI for programs, and a page for people. */
export async function registerApiDocs(app: App, registry: Registry, origin: string): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: TITLE, version: VERSION } },
    transform: (route) =>
      isDescribed(route) ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url },
  });
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    if (isDescribed({ url, schema }) && schema.summary === undefined) {
      throw new Error(`Route ${String(method)} ${url} does not say what it does: its schema needs a summary`);
    }
  });
  // The list of routes is complete only once the server is ready, so the document is built on first request.
  let cachedDocument: { text: string; tag: string } | undefined;
  const make = () => {
    const text = JSON.stringify(describeApi(app, registry, origin));
    return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
  };

  registerPage(app, DOCS);
  app.route({
    method: 'GET',
    url: `${DOCS}/openapi.json`,
    config: { access: PUBLIC },
    schema: { summary: 'Read the description of the interface as OpenAPI 3.1' },
    handler: (request, reply) => {
      cachedDocument ??= make();
      reply.type('application/json; charset=utf-8');
      reply.header('cache-control', 'public, max-age=300').header('etag', cachedDocument.tag);
      return request.headers['if-none-match'] === cachedDocument.tag
        ? reply.status(304).send()
        : reply.send(cachedDocument.text);
    },
  });
}
