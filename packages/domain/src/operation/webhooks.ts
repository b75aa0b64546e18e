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
  // Only in deliveries from before deleted workspaces could be restored.
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

/** Seconds that a target can ask for at most: the longest pause. */
export const WEBHOOK_RETRY_AFTER_MAX = Math.max(...WEBHOOK_PAUSES);
/** A pause is longer by a random part up to this one, so that requests which failed together do not return together. */
export const WEBHOOK_JITTER = 0.2;

interface WebhookPause {
  readonly now: Date;
  /** Seconds that the target asked to be left alone. */
  readonly retryAfter?: number | undefined;
  /** A random number from 0 to 1. */
  readonly random: number;
}

/**
 * When a delivery is tried again after `attempts` attempts: after its pause, and after what the target asked for.
 * Undefined when it is given up.
 */
export function nextWebhookAttempt(
  attempts: number,
  { now, retryAfter = 0, random }: WebhookPause,
): Date | undefined {
  const pause = WEBHOOK_PAUSES[attempts - 1];
  if (pause === undefined) return undefined;
  const seconds = Math.max(pause, retryAfter);
  return new Date(now.getTime() + seconds * (1 + WEBHOOK_JITTER * random) * 1000);
}
