import { z } from 'zod';
import { WEBHOOK_EVENTS, WEBHOOK_TEST } from '@quint/domain/operation/webhooks.ts';
import { Id } from '../base/ids.ts';

const url = z.string().describe('Where the API has the talent');
const organization_id = Id.describe('The workspace');
const talent = { organization_id, talent_id: Id, url };
const sheet = { ...talent, result_id: Id };
const is_held = z.boolean().describe('The result is held back until its person has opened it');
const state = z.enum(['APPLICANT', 'FAVOURITE', 'EMPLOYEE']);

/** The data of each event: ids and states, without personal data. */
const DATA = {
  'talent.invited': z.object(sheet).describe('An invitation goes out to a talent'),
  'survey.finished': z.object({ ...sheet, is_held }).describe('A talent has finished the survey'),
  'talent.unlocked': z.object(talent).describe('The insight of a talent was unlocked'),
  'talent.status_changed': z
    .object({ ...talent, status: state, previous_status: state })
    .describe('The state of a talent was changed'),
  'report.ready': z.object({ ...sheet, is_held }).describe('The report about a result is ready'),
  'order.paid': z
    .object({
      organization_id,
      order_id: Id,
      kind: z.enum(['basic', 'flow', 'enterprise', 'insights', 'premium_report']),
      amount: z.int().describe('Cents, before VAT'),
      currency: z.literal('EUR'),
    })
    .describe('An order of the workspace was paid'),
  [WEBHOOK_TEST]: z
    .object({ organization_id, endpoint_id: Id })
    .describe('An administrator tries the endpoint'),
} as const;

/** Types of requests: those of the events, and the test request. */
export const WEBHOOK_TYPES = [...WEBHOOK_EVENTS, WEBHOOK_TEST] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

const payloadOf = (type: WebhookType) =>
  z
    .object({
      type: z.literal(type),
      timestamp: z.iso.datetime().describe('When it happened'),
      data: DATA[type],
    })
    .describe(DATA[type].description ?? type);

/** The body of a request by its type. */
export const WEBHOOK_PAYLOADS: ReadonlyMap<WebhookType, ReturnType<typeof payloadOf>> = new Map(
  WEBHOOK_TYPES.map((type) => [type, payloadOf(type)]),
);
