import { WEBHOOK_PAYLOADS } from '@quint/contract/operation/webhook-payloads.ts';
import { z } from 'zod';
import type { ApiDocument, JsonSchema } from '#api-docs/document.ts';
import { jsonContent } from '#api-docs/document.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'webhook-id': 'The key of the event, the same at every attempt.',
  'webhook-timestamp': 'When the attempt was made, in seconds since 1970.',
  'webhook-signature': 'Signatures after the Standard Webhooks convention, with spaces between them.',
};

function describeWebhook(summary: string, schema: JsonSchema): JsonSchema {
  return {
    tags: ['webhooks'],
    summary,
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: jsonContent(schema) },
    responses: {
      '2XX': { description: 'The event has arrived' },
      '410': { description: 'Nothing is to be sent here any more: the endpoint is switched off' },
    },
  };
}

/** The webhook requests, for the OpenAPI document. */
export function describeWebhooks(): ApiDocument['webhooks'] {
  return Object.fromEntries(
    [...WEBHOOK_PAYLOADS].map(([type, payload]) => {
      const { $schema: _, ...schema } = z.toJSONSchema(payload);
      return [type, { post: describeWebhook(payload.description ?? type, schema) }];
    }),
  );
}
