/** What other systems can be told of. */
export const WEBHOOK_EVENTS = [
  'talent.invited',
  'survey.finished',
  'talent.unlocked',
  'talent.status_changed',
  'report.ready',
  'order.paid',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent when an administrator tries an endpoint. */
export const WEBHOOK_TEST = 'webhook.test';

/** Why an endpoint is off. */
export const WEBHOOK_OFF = ['person', 'gone', 'failing', 'restored'] as const;
export type WebhookOff = (typeof WEBHOOK_OFF)[number];

/** States of a delivery: waits, is on its way, has arrived, is given up. */
export const WEBHOOK_STATES = ['waiting', 'sending', 'sent', 'dead'] as const;

/** Why an attempt failed. */
export const WEBHOOK_REASONS = [
  'answer',
  'gone',
  'redirect',
  'timeout',
  'address_refused',
  'unknown_host',
  'tls',
  'connection',
  'secret_unreadable',
  'internal',
  'endpoint_off',
  'workspace_deleted',
] as const;
export type WebhookReason = (typeof WEBHOOK_REASONS)[number];

export const WEBHOOK_ENDPOINTS_MAX = 20;
export const WEBHOOK_URL_MAX_CHARACTERS = 2000;
export const WEBHOOK_DESCRIPTION_MAX_CHARACTERS = 200;
/** Hours in which the former secret signs too. */
export const WEBHOOK_OVERLAP_HOURS = 24;
/** Days without a success after which an endpoint is switched off. */
export const WEBHOOK_FAILING_DAYS = 5;

const MINUTE = 60;
const HOUR = 3600;
/** Seconds between the attempts: ten attempts within a day. */
export const WEBHOOK_PAUSES: readonly number[] = [
  5,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];

/** When a delivery is tried again after `attempts` attempts; undefined when it is given up. */
export function nextWebhookAttempt(attempts: number, now: Date): Date | undefined {
  const seconds = WEBHOOK_PAUSES[attempts - 1];
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000);
}
