import {
  WEBHOOK_DESCRIPTION_MAX_CHARACTERS,
  WEBHOOK_EVENTS,
  WEBHOOK_OFF,
  WEBHOOK_REASONS,
  WEBHOOK_STATES,
  WEBHOOK_URL_MAX_CHARACTERS,
} from '@quint/domain/operation/webhooks.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';
import { WEBHOOK_TYPES } from './webhook-payloads.ts';

/** Deliveries per page. */
export const WEBHOOK_DELIVERIES_PER_PAGE = 50;
/** Deliveries shown per endpoint in the list of endpoints. */
export const WEBHOOK_LATEST = 5;

export const WebhookDelivery = z.object({
  id: Id,
  /** The `webhook-id` of its requests. */
  event_id: Id,
  type: z.enum(WEBHOOK_TYPES),
  status: z.enum(WEBHOOK_STATES),
  attempts: z.int(),
  /** The status code of the last response; null without one. */
  answer_code: z.int().nullable(),
  /** Why the last attempt failed. */
  reason: z.enum(WEBHOOK_REASONS).nullable(),
  date_created: z.string(),
  date_attempted: z.string().nullable(),
  /** When it is retried; null when it is not. */
  date_next: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookEndpoint = z.object({
  id: Id,
  url: z.string(),
  description: z.string().nullable(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  is_active: z.boolean(),
  off_because: z.enum(WEBHOOK_OFF).nullable(),
  date_off: z.string().nullable(),
  /** Since when all attempts have failed. */
  failing_since: z.string().nullable(),
  /** Until when requests are also signed with the previous secret. */
  previous_secret_until: z.string().nullable(),
  /** The name of the administrator who created it. */
  made_by: z.string().nullable(),
  date_created: z.string(),
  waiting: z.int(),
  /** Deliveries that failed permanently. */
  dead: z.int(),
  /** The newest deliveries, newest first. */
  latest: z.array(WebhookDelivery),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhooksAnswer = z.object({
  data: z.object({
    endpoints: z.array(WebhookEndpoint),
    /** Whether addresses of a private network are allowed, and http. */
    allows_private: z.boolean(),
  }),
});
export type WebhooksAnswer = z.infer<typeof WebhooksAnswer>;

const events = z.array(z.enum(WEBHOOK_EVENTS)).min(1, refusal('webhook.event_required'));
const url = z
  .string()
  .trim()
  .min(1, refusal('webhook.url_invalid'))
  .max(WEBHOOK_URL_MAX_CHARACTERS, refusal('webhook.url_invalid'));
const description = z.string().trim().max(WEBHOOK_DESCRIPTION_MAX_CHARACTERS).nullable();

export const WebhookBody = z.object({ url, description, events });
export type WebhookBody = z.infer<typeof WebhookBody>;
export const WebhookChanges = WebhookBody.extend({ is_active: z.boolean() }).partial();
export type WebhookChanges = z.infer<typeof WebhookChanges>;

export const WebhookParams = z.object({ endpointId: Id });
export const WebhookDeliveryParams = z.object({ deliveryId: Id });

/** A secret, shown only once. */
export const WebhookSecretAnswer = z.object({ data: z.object({ id: Id, secret: z.string() }) });
export type WebhookSecretAnswer = z.infer<typeof WebhookSecretAnswer>;

export const WebhookDeliveriesQuery = z.object({ before: Id.optional() });
export const WebhookDeliveriesAnswer = z.object({
  data: z.object({ deliveries: z.array(WebhookDelivery), has_more: z.boolean() }),
});
export type WebhookDeliveriesAnswer = z.infer<typeof WebhookDeliveriesAnswer>;

export const WebhookReplayAnswer = z.object({ data: z.object({ count: z.int() }) });
export type WebhookReplayAnswer = z.infer<typeof WebhookReplayAnswer>;

/** Counts of webhooks in all workspaces. */
export const WebhookCountsAnswer = z.object({
  data: z.object({
    endpoints: z.int(),
    waiting: z.int(),
    /** When the longest waiting one was due; null without any. */
    oldest_due: z.string().nullable(),
    dead: z.int(),
    failing: z.int(),
    switched_off: z.int(),
  }),
});
export type WebhookCountsAnswer = z.infer<typeof WebhookCountsAnswer>;
export type WebhookCounts = WebhookCountsAnswer['data'];
