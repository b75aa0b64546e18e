/** A key that no record has. */
export const KEY = '01890000-0000-7000-8000-000000000000';

/** The part of JSON Schema that bodies use. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
}

/** A sample value for the schema; only the discriminators of unions must be valid. */
function sampleOf(schema: Schema): unknown {
  const variant = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (variant !== undefined) return sampleOf(variant);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.properties !== undefined) return requiredOf(schema);
  if (schema.type === 'array') return schema.items === undefined ? [] : [sampleOf(schema.items)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return schema.format === 'uuid' ? KEY : 'sample';
}

/** The required fields of an object, or of the first variant of a union, with a sample of each. */
export function requiredOf(schema: Schema): Record<string, unknown> {
  const { properties = {}, required = [] } = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema;
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {})]));
}
