import { createHash } from 'node:crypto';
import swagger from '@fastify/swagger';
import { ERRORS } from '@quint/contract/errors.ts';
import type { ErrorCode } from '@quint/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readSchemaProse } from '#database/schema-prose.ts';
import { PUBLIC } from '#http/access.ts';
import { describePaths, describeSchemas, READ_PARAMETERS } from '#http/api-docs-collections.ts';
import type { ApiDocument } from '#http/api-docs-document.ts';
import { describeFailure, FAILURE_SCHEMA } from '#http/api-docs-document.ts';
import { renderApiPage } from '#http/api-docs-page.ts';
import { describeRoutePaths, isDescribed } from '#http/api-docs-routes.ts';
import { PARAMETERS, SECTIONS, toMarkdown } from '#http/api-docs-texts.ts';
import type { App } from '#http/app-type.ts';
import type { Registry } from '#items/declare/collection.ts';
import { describeRegistry, describeRows } from '#items/describe.ts';

export const DOCS = '/api/docs';
const TITLE = 'Quint API';
const VERSION = '1';

function parameterOf(name: string): Record<string, unknown> {
  const place = name === 'id' ? { in: 'path', required: true } : { in: 'query' };
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
  return { name, ...place, description: PARAMETERS[name], ...value };
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
      surveySession: {
        type: 'apiKey',
        in: 'cookie',
        name: 'quint_survey',
        description: 'A device that opened a survey link with `POST /api/survey/session`.',
      },
    },
  };
}

/** The description of the whole interface as an OpenAPI 3.1 document, from the routes and the declarations. */
export function describeApi(app: App, registry: Registry): ApiDocument {
  const collections = describeRegistry(registry);
  const components = describeComponents(registry);
  const generated = app.swagger().paths as Parameters<typeof describeRoutePaths>[1];
  const own = describeRoutePaths(app.declaredRoutes, generated);
  const groups = new Set(
    Object.values(own).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)),
  );
  return {
    openapi: '3.1.0',
    info: { title: TITLE, version: VERSION, description: toMarkdown(SECTIONS) },
    tags: [
      ...[...groups].toSorted().map((name) => ({ name, description: `Routes below ${name}` })),
      ...collections.map(({ name }) => {
        const collection = registry.get(name);
        const rows = collection === undefined ? [] : describeRows(collection);
        return { name, description: [String(components.schemas[name]?.description), ...rows].join(' ') };
      }),
    ],
    paths: Object.assign(own, ...collections.map(describePaths)),
    components,
  };
}

interface Published {
  readonly text: string;
  readonly tag: string;
}

function publish(text: string): Published {
  return { text, tag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
}

function send(request: FastifyRequest, reply: FastifyReply, page: Published): FastifyReply {
  reply.header('cache-control', 'public, max-age=300').header('etag', page.tag);
  if (request.headers['if-none-match'] === page.tag) return reply.status(304).send();
  return reply.send(page.text);
}

/** Publishes the description of the interface: as OpenAPI for programs, and as one page for people. */
export async function registerApiDocs(app: App, registry: Registry): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: TITLE, version: VERSION } },
    transform: (route) => {
      return isDescribed(route) ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url };
    },
  });
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (isDescribed({ url }) && schema?.summary === undefined) {
      throw new Error(`Route ${String(method)} ${url} does not say what it does: its schema needs a summary`);
    }
  });
  let made: { document: Published; page: Published } | undefined;
  // Routes are complete only once the server is ready, so both are made when first asked for.
  const make = () => {
    if (made !== undefined) return made;
    const document = describeApi(app, registry);
    made = { document: publish(JSON.stringify(document)), page: publish(renderApiPage(document)) };
    return made;
  };

  app.route({
    method: 'GET',
    url: DOCS,
    config: { access: PUBLIC },
    schema: { summary: 'This page', response: { 200: z.unknown().describe('The page, text/html') } },
    handler: (request, reply) => send(request, reply.type('text/html; charset=utf-8'), make().page),
  });
  app.route({
    method: 'GET',
    url: `${DOCS}/openapi.json`,
    config: { access: PUBLIC },
    schema: { summary: 'The description of the interface as OpenAPI 3.1' },
    handler: (request, reply) =>
      send(request, reply.type('application/json; charset=utf-8'), make().document),
  });
}
