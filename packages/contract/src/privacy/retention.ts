import { RETENTION_KINDS } from '@quint/domain/privacy/retention-periods.ts';
import {
  MOST_MONTHS,
  needsReason,
  RETENTION_REASON_MAX_CHARACTERS,
  RETENTION_REASON_MIN_CHARACTERS,
  RETENTION_RULES,
} from '@quint/domain/privacy/retention.ts';
import { z } from 'zod';
import { linkToken } from '../base/link-tokens.ts';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';

const months = (most: number) =>
  z
    .int()
    .min(1, refusal('retention.months', { max: most }))
    .max(most, refusal('retention.months', { max: most }))
    .nullable();

/** Retention periods of people, in months; null for no end. */
export const RetentionMonths = z.object({
  rejected: months(MOST_MONTHS.rejected),
  applicants: months(MOST_MONTHS.applicants),
  employees: months(MOST_MONTHS.employees),
});

export const RetentionBody = RetentionMonths.extend({
  reason: z
    .string()
    .trim()
    .max(
      RETENTION_REASON_MAX_CHARACTERS,
      refusal('retention.reason_too_long', { max: RETENTION_REASON_MAX_CHARACTERS }),
    )
    .nullable(),
}).refine(
  (body) => !needsReason(body) || (body.reason ?? '').length >= RETENTION_REASON_MIN_CHARACTERS,
  refusal('retention.reason_required'),
);
export type RetentionBody = z.infer<typeof RetentionBody>;

export const EndingPerson = z.object({
  id: Id,
  name: z.string(),
  rule: z.enum(RETENTION_RULES),
  ends_at: z.string(),
  /** Whether the person was notified. */
  is_noticed: z.boolean(),
});
export type EndingPerson = z.infer<typeof EndingPerson>;

export const RetentionView = RetentionMonths.extend({
  reason: z.string().nullable(),
  /** People whose data ends within the notice period, with the first names. */
  ending: z.object({ count: z.int(), people: z.array(EndingPerson) }),
  lives: z.array(z.object({ life: z.enum(RETENTION_KINDS), days: z.int() })),
});
export type RetentionView = z.infer<typeof RetentionView>;
export const RetentionAnswer = z.object({ data: RetentionView });
export type RetentionAnswer = z.infer<typeof RetentionAnswer>;

/** How many people other periods would affect, by rule: those whose data would end within the notice period. */
export const RetentionPreviewAnswer = z.object({
  data: z.object({ rejected: z.int(), applicants: z.int(), employees: z.int() }),
});
export type RetentionPreviewAnswer = z.infer<typeof RetentionPreviewAnswer>;

/** A person asks to be kept, by the token of the mail. */
export const RetainDataBody = z.object({ token: linkToken('record') });
export const RetainDataAnswer = z.object({
  data: z.object({ workspace: z.string(), ends_at: z.string().nullable() }),
});
export type RetainDataAnswer = z.infer<typeof RetainDataAnswer>;
