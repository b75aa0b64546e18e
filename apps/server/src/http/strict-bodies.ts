import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the raw body itself. */
    readsRawBody?: boolean;
  }
}

/** The body of a route without one; some clients send `{}` or `null`. */
export const EMPTY_BODY = z.strictObject({}).nullish();

const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** At most this many unknown fields are listed. */
const MOST_NAMED = 20;

/**
 * The same schema, but every object in it rejects unknown fields. Objects that define the handling of further fields
 * stay unchanged.
 */
export function refuseUnknownFields<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodType as z.core.$ZodTypes)._zod;
  const change = (changes: object): Schema =>
    z.core.clone(schema, { ...def, ...changes } as Schema['_zod']['def'], { parent: true });
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, refuseUnknownFields(field)]);
      return change({ shape: Object.fromEntries(fields), catchall: def.catchall ?? z.never() });
    }
    case 'array':
      return change({ element: refuseUnknownFields(def.element) });
    case 'union':
      return change({ options: def.options.map(refuseUnknownFields) });
    case 'record':
      return change({ valueType: refuseUnknownFields(def.valueType) });
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return change({ innerType: refuseUnknownFields(def.innerType) });
    case 'pipe':
      return change({ in: refuseUnknownFields(def.in) });
    default:
      return schema;
  }
}

/** Routes for programs. Those of images are left out, because mail programs add parameters to them. */
const OF_PROGRAMS = /^\/api\/(?!assets\/)/;

/**
 * Makes the schemas of all bodies and queries reject unknown fields, so that a client learns of a misspelt field.
 * Routes without a body accept an empty one. Must be registered before everything that reads the schemas of routes.
 */
export function registerStrictBodies(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { querystring } = route.schema ?? {};
    if (querystring instanceof z.ZodObject && OF_PROGRAMS.test(route.url)) {
      route.schema = { ...route.schema, querystring: refuseUnknownFields(querystring) };
    }
  });
  app.addHook('onRoute', (route) => {
    const { schema = {}, config, method } = route;
    if (config?.readsRawBody === true || config?.takesUpload === true) return;
    const { body } = schema;
    if (body === undefined) {
      if (![method].flat().some((name) => WITH_BODY.includes(name))) return;
      route.schema = { ...schema, body: EMPTY_BODY };
    } else if (body instanceof z.ZodType) {
      route.schema = { ...schema, body: refuseUnknownFields(body) };
    }
  });
}

/** Paths of the unknown fields from validation; for a union, those of its closest variant. */
export function listUnknownFields(
  issues: readonly z.core.$ZodIssue[],
  above: readonly PropertyKey[] = [],
): string[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...issue.path];
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...path, key].join('.'));
    if (issue.code !== 'invalid_union') return [];
    const closest = issue.errors.toSorted((a, b) => a.length - b.length)[0];
    return closest === undefined ? [] : listUnknownFields(closest, path);
  });
}

/** The error for unknown fields, with their paths in the text and the details. */
export function refuseFields(paths: readonly string[]): Failure {
  const fields = paths.slice(0, MOST_NAMED);
  const names = fields.map((field) => `"${field}"`).join(', ');
  return fail('field.unknown', {
    reason: `the body has fields that are not known here: ${names}`,
    field: fields[0],
    fields,
  });
}

/** Throws for an object in a list or a value that has fields other than these. */
export function assertFields(value: unknown, knownFields: readonly string[], path: string): void {
  const entries = Array.isArray(value)
    ? value.map((entry, index) => [`${path}.${index}`, entry] as const)
    : [];
  const unknownFields = entries.flatMap(([at, entry]) =>
    typeof entry === 'object' && entry !== null
      ? Object.keys(entry)
          .filter((name) => !knownFields.includes(name))
          .map((name) => `${at}.${name}`)
      : [],
  );
  if (unknownFields.length > 0) throw refuseFields(unknownFields);
}
