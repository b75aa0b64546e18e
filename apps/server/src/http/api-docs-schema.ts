import type { JsonSchema } from '#http/api-docs-document.ts';

const COLLECTION = '#/components/schemas/';
const MAX_DEPTH = 4;

function partsOf(schema: JsonSchema): JsonSchema[] {
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return Array.isArray(parts) ? (parts as JsonSchema[]) : [];
}

interface Reading {
  readonly text: string;
  /** Collections whose records the value may be. */
  readonly collections: readonly string[];
}

function typesOf(schema: JsonSchema): string {
  const types = [schema.type].flat().filter((type) => type !== undefined);
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : '';
  if (Array.isArray(schema.enum))
    return schema.enum.map((word) => (word === null ? 'null' : `"${word}"`)).join(', ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return types.map((type) => (type === 'null' ? 'null' : `${type as string}${format}`)).join(' or ');
}

/** What values a schema takes, in words. */
export function readOf(schema: JsonSchema): Reading {
  if (typeof schema.$ref === 'string')
    return { text: '', collections: [schema.$ref.replace(COLLECTION, '')] };
  const parts = partsOf(schema).map(readOf);
  if (parts.length > 0) {
    const texts = [...new Set(parts.map(({ text }) => text).filter((text) => text !== ''))];
    return {
      text: texts.join(' or '),
      collections: [...new Set(parts.flatMap(({ collections }) => collections))],
    };
  }
  if (schema.type === 'array') {
    const { text, collections } = readOf((schema.items ?? {}) as JsonSchema);
    return { text: `list of ${text === '' ? 'records' : text}`, collections };
  }
  const text = typesOf(schema);
  return { text: text === '' ? 'any value' : text, collections: [] };
}

interface FlatField {
  readonly path: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

function innerOf(schema: JsonSchema): { schema: JsonSchema; mark: string } | undefined {
  const candidates = [schema, ...partsOf(schema)];
  const object = candidates.find((part) => part.properties !== undefined);
  if (object !== undefined) return { schema: object, mark: '' };
  const list = candidates.find((part) => part.type === 'array');
  const inner = list === undefined ? undefined : innerOf((list.items ?? {}) as JsonSchema);
  return inner === undefined ? undefined : { schema: inner.schema, mark: `[]${inner.mark}` };
}

/** The values of an object and of the objects in it, with the dots that lead to them. */
export function flattenSchema(schema: JsonSchema, prefix = '', depth = 0): FlatField[] {
  const inner = innerOf(schema);
  if (inner === undefined || depth > MAX_DEPTH) return [];
  const required = (inner.schema.required ?? []) as readonly string[];
  const lead = `${prefix}${inner.mark}`;
  return Object.entries(inner.schema.properties as Record<string, JsonSchema>).flatMap(([name, value]) => {
    const path = `${lead}${lead === '' ? '' : '.'}${name}`;
    const below = flattenSchema(value, path, depth + 1);
    return below.length > 0 ? below : [{ path, schema: value, isRequired: required.includes(name) }];
  });
}
