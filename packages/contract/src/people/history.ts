import { TALENT_STATUSES } from '@quint/domain/people/talents.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

/** The kinds of events in the history of a person. */
export const HISTORY_KINDS = [
  'invited',
  'came',
  'invited_again',
  'scheduled',
  'opened',
  'confirmed',
  'answered',
  'finished',
  'reminded',
  'reminder_planned',
  'reminder_skipped',
  'recalled',
  'messaged',
  'extended',
  'withdrawn',
  'reopened',
  'link_copied',
  'moved',
  'considered',
  'considered_no_more',
  'rejected',
  'rejected_no_more',
  'reason_changed',
  'shortlisted',
  'decision_signed',
  'hired',
  'grouped',
  'grouped_no_more',
  'unlocked',
  'read',
  'exported',
  'objected',
  'objected_no_more',
  'address_changed',
  'account_linked',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

export const HistoryEntry = z.object({
  id: z.string(),
  kind: z.enum(HISTORY_KINDS),
  date: z.string(),
  /** The administrator who did it; null for the product, the person themselves and deleted accounts. */
  by: z.string().nullable(),
  /** Titles of roles or names of groups. */
  records: z.array(z.string()),
  status: z.enum(TALENT_STATUSES).nullable(),
  /** The new expiry of a link, or the send time of an invitation or a reminder. */
  until: z.string().nullable(),
  /** Minutes a finished survey took. */
  minutes: z.number().int().nullable(),
  answered: z.number().int().nullable(),
  total: z.number().int().nullable(),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryParams = z.object({ talentId: Id });
export const HistoryQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  /** Without reads of the result. */
  without_reads: z.enum(['true', 'false']).default('false'),
});
/** Newest first. */
export const HistoryAnswer = z.object({
  data: z.array(HistoryEntry),
  meta: z.object({ total: z.number().int() }),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;
