import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { DECISIONS } from '@quint/domain/vacancies/decisions.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';

const Decision = z.enum(DECISIONS);

export const DecisionSignature = z.object({ user: Id, name: z.string(), date: z.string() });
export type DecisionSignature = z.infer<typeof DecisionSignature>;

/** A decision in the words of those who decided. */
export const DecisionNote = z.object({
  id: Id,
  decision: Decision,
  reason: z.string(),
  /** The colleague who wrote it; null for one who has left the workspace. */
  by: z.string().nullable(),
  date: z.string(),
  /** When the last signature arrived; null before. */
  completed_at: z.string().nullable(),
  signatures: z.array(DecisionSignature),
});
export type DecisionNote = z.infer<typeof DecisionNote>;

/** A colleague whose signature the note needs. */
export const DecisionSigner = z.object({
  user: Id,
  name: z.string().nullable(),
  is_you: z.boolean(),
  has_signed: z.boolean(),
});
export type DecisionSigner = z.infer<typeof DecisionSigner>;

export const VacancyDecision = z.object({
  /** The current note; null before the first. */
  note: DecisionNote.nullable(),
  /** Notes that were replaced, newest first. */
  earlier: z.array(DecisionNote),
  signers: z.array(DecisionSigner),
  /** No rater is an administrator, so that one of them has to sign who did not rate. */
  needs_administrator: z.boolean(),
  may_sign: z.boolean(),
  /** A trait is named in the reason, which is better said with something that was said. */
  warning: z.enum(['names_trait']).nullable(),
});
export type VacancyDecision = z.infer<typeof VacancyDecision>;
export const VacancyDecisionAnswer = z.object({ data: VacancyDecision });
export type VacancyDecisionAnswer = z.infer<typeof VacancyDecisionAnswer>;

/** `replaces` is the note that the writer has read; null when there was none. */
export const DecisionBody = z.object({
  decision: Decision,
  reason: z.string().trim().min(1).max(LONG_TEXT_MAX_CHARACTERS),
  replaces: Id.nullable(),
});
export type DecisionBody = z.output<typeof DecisionBody>;

/** `note` is the note that the person has read. */
export const SignatureBody = z.object({ note: Id });
export type SignatureBody = z.output<typeof SignatureBody>;
