import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { ERRORS } from '@quint/contract/base/errors.ts';
import { errorsEn } from '@quint/phrases/base/errors/errors.en.ts';

/** The subset of OpenAPI 3.1 used by the description. */
export type JsonSchema = Record<string, unknown>;

interface Content {
  readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown };
}

export interface Response {
  readonly description: string;
  readonly content?: Content;
}

export interface Operation {
  readonly tags: readonly string[];
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, Response | JsonSchema>>;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

export type PathItem = Readonly<Record<string, Operation>>;

export interface ApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly license: { readonly name: string; readonly identifier: string };
    readonly contact: { readonly name: string; readonly url: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  /** Requests that the product sends, by the type of the event. */
  readonly webhooks: Readonly<Record<string, { readonly post: JsonSchema }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, JsonSchema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, JsonSchema>>;
  };
}

export function refTo(kind: 'schemas' | 'parameters' | 'responses', name: string): string {
  return `#/components/${kind}/${name}`;
}

export function jsonContent(schema: JsonSchema, example?: unknown): Content {
  return { 'application/json': example === undefined ? { schema } : { schema, example } };
}

/** Responses of an operation by status, each with its error codes. */
export function failuresOf(codes: readonly ErrorCode[]): Record<string, Response> {
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      String(status),
      { description: list.join(', '), content: jsonContent({ $ref: refTo('schemas', 'Failure') }) },
    ]),
  );
}

/** A code of the catalogue as a response: its status, English text and parameters. */
export function describeFailure(code: ErrorCode): Response {
  const { status, params } = ERRORS[code];
  const names: readonly string[] = params;
  const details = Object.fromEntries(names.map((name) => [name, `{${name}}`]));
  const message = errorsEn[code].replaceAll(/\{\{(\w+)\}\}/g, '{$1}');
  const parameters =
    names.length === 0 ? '' : ` Parameters: ${names.map((name) => `\`${name}\``).join(', ')}.`;
  return {
    description: `${status}. ${message}${/[.!?]$/.test(message) ? '' : '.'}${parameters}`,
    content: jsonContent(
      { $ref: refTo('schemas', 'Failure') },
      { errors: [{ message, extensions: { code, ...details } }] },
    ),
  };
}

export const FAILURE_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'What every refusal looks like. The text follows the Accept-Language of the request.',
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: {
          message: { type: 'string' },
          extensions: {
            type: 'object',
            properties: { code: { type: 'string', enum: Object.keys(ERRORS) } },
            required: ['code'],
            additionalProperties: true,
          },
        },
        required: ['message', 'extensions'],
      },
    },
  },
  required: ['errors'],
};
