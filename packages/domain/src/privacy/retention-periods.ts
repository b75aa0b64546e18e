import { BIN_DAYS } from '../base/bin.ts';
import { SECURITY_EVENT_DAYS, STAKEHOLDER_RETENTION_DAYS, UNCONFIRMED_SIGN_UP_DAYS } from '../base/limits.ts';
import { endAfterDays } from '../base/named-days.ts';

/** Data with a fixed retention period. The settings page shows the whole table. */
export const RETENTION_KINDS = [
  'mails',
  'survey_sessions',
  'audit',
  'analytics',
  'sign_ins',
  'security_events',
  'sign_ups',
  'stakeholders',
  'webhooks',
  'bin',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** Days until each kind of data is deleted: since sending mails, ending sessions, and writing entries. */
export const DAYS_OF: Readonly<Record<RetentionKind, number>> = {
  mails: 90,
  survey_sessions: 90,
  audit: 1096,
  analytics: 365,
  sign_ins: 30,
  security_events: SECURITY_EVENT_DAYS,
  sign_ups: UNCONFIRMED_SIGN_UP_DAYS,
  stakeholders: STAKEHOLDER_RETENTION_DAYS,
  webhooks: 30,
  bin: BIN_DAYS,
};

const DAY_MILLISECONDS = 86_400_000;

/** The time before which data of this kind is deleted. It is kept through its last day. */
export function getRetentionCutoff(kind: RetentionKind, now: Date): Date {
  return endAfterDays(now, -DAYS_OF[kind] - 1);
}

/** The end of the retention of data of this kind that is written now. */
export function staysUntil(kind: RetentionKind, now: Date): Date {
  return new Date(now.getTime() + DAYS_OF[kind] * DAY_MILLISECONDS);
}
