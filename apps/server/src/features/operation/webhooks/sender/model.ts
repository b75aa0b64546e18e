import type { WebhookReason } from '@quint/domain/operation/webhooks.ts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_RETRY_AFTER_MAX } from '@quint/domain/operation/webhooks.ts';
import { Webhook } from 'standardwebhooks';
import type { TargetAnswer } from '#features/operation/webhooks/targets/service.ts';

const DAY_MS = 86_400_000;
const USER_AGENT = 'Quint-Webhooks/1.0';

export interface EventRow {
  readonly organization_id: string;
  readonly endpoint_id: string;
  readonly event_id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly date_created: Date;
}

/** The API path of the talent of an event; API tokens cannot read anything else that events refer to. */
function addressOf({ data }: EventRow, origin: string): { url: string } | undefined {
  return typeof data.talent_id === 'string'
    ? { url: `${origin}/api/items/talents/${data.talent_id}` }
    : undefined;
}

/** The body of a request; the same at every attempt. */
export function writePayload(row: EventRow, origin: string): string {
  const { type, date_created: date, organization_id, data } = row;
  return JSON.stringify({
    type,
    timestamp: date.toISOString(),
    data: { organization_id, ...data, ...addressOf(row, origin) },
  });
}

/** The headers of a request, signed with each secret by the Standard Webhooks convention. */
export function signPayload(
  { id, body }: { readonly id: string; readonly body: string },
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: Date },
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  };
}

export interface Outcome {
  readonly code: number | null;
  /** Null for success. */
  readonly reason: WebhookReason | null;
  /** Seconds for which the target asks for a pause, at most the longest pause. */
  readonly retryAfter?: number | undefined;
}

/** Seconds of a `Retry-After`, which is a number or a date; undefined when it is invalid or past. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now.getTime()) / 1000;
  return seconds > 0 ? Math.min(seconds, WEBHOOK_RETRY_AFTER_MAX) : undefined;
}

/** The outcome of a response. */
export function readOutcome(answer: TargetAnswer, now: Date): Outcome {
  if ('reason' in answer) return { code: null, reason: answer.reason };
  const { code, retryAfter } = answer;
  if (code >= 200 && code < 300) return { code, reason: null };
  if (code === 410) return { code, reason: 'gone' };
  if (code === 429 || code === 503) {
    return { code, reason: 'answer', retryAfter: readRetryAfter(retryAfter, now) };
  }
  return { code, reason: code >= 300 && code < 400 ? 'redirect' : 'answer' };
}

/** The reason why an endpoint is switched off after a failed attempt; undefined when it stays on. */
export function findReasonToSwitchOff(
  { reason }: Outcome,
  { failingSince, now }: { readonly failingSince: Date; readonly now: Date },
): 'gone' | 'failing' | undefined {
  if (reason === 'gone') return 'gone';
  return now.getTime() - failingSince.getTime() >= WEBHOOK_FAILING_DAYS * DAY_MS ? 'failing' : undefined;
}
