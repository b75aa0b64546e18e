/** The events for other systems. */
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

/** States of a delivery: queued, being sent, delivered, failed. */
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
/** Hours in which the previous secret is also used for signing. */
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

/** The maximum pause that a target can request, in seconds: the longest pause. */
export const WEBHOOK_RETRY_AFTER_MAX = Math.max(...WEBHOOK_PAUSES);
/** A random addition to pauses up to this share, so that requests which failed together are spread. */
export const WEBHOOK_JITTER = 0.2;

interface WebhookPause {
  readonly now: Date;
  /** Seconds of the pause requested by the target. */
  readonly retryAfter?: number | undefined;
  /** A random number from 0 to 1. */
  readonly random: number;
}

/**
 * When a delivery is retried after `attempts` attempts: after its pause, and after that requested by the target.
 * Undefined when it has failed permanently.
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
