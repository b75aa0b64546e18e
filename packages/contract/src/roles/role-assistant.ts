import {
  ACCOUNTABILITIES_ASKED,
  ACCOUNTABILITY_MAX_CHARACTERS,
  ASSISTANT_TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '@quint/domain/base/limits.ts';
import { JOB_STATEMENTS, type JobStatementId } from '@quint/psychometrics/job-statements.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';

type AnswerField = 'title' | 'purpose' | 'accountabilities' | 'value' | 'success';

function textOf(field: AnswerField, max: number) {
  return z
    .string()
    .trim()
    .max(max, refusal('VALUE_TOO_LONG', { collection: 'role-assistant', field }));
}

function answerOf(statement: JobStatementId) {
  return z.union([z.literal([1, 2, 3, 4]), z.literal('unsure')], {
    error: refusal('role.statement_answer_invalid', { statement }),
  });
}

const Statements = z.strictObject(
  Object.fromEntries(JOB_STATEMENTS.map(({ id }) => [id, answerOf(id).optional()] as const)) as Record<
    JobStatementId,
    z.ZodOptional<ReturnType<typeof answerOf>>
  >,
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? refusal('role.statement_unknown', { statement: (issue.keys[0] ?? '').slice(0, 40) })
        : undefined,
  },
);

/** The answers to the role assistant. Only the title is required; statements may be omitted. */
export const RoleAnswers = z.object({
  title: textOf('title', TITLE_MAX_CHARACTERS).min(1, refusal('role.name_required')),
  purpose: textOf('purpose', ASSISTANT_TEXT_MAX_CHARACTERS).default(''),
  accountabilities: z
    .array(textOf('accountabilities', ACCOUNTABILITY_MAX_CHARACTERS))
    .max(ACCOUNTABILITIES_ASKED)
    .default([]),
  /** The value that the role creates, and for whom. */
  value: textOf('value', ASSISTANT_TEXT_MAX_CHARACTERS).default(''),
  /** How success in the role is measured. */
  success: textOf('success', ASSISTANT_TEXT_MAX_CHARACTERS).default(''),
  statements: Statements.default({}),
});
export type RoleAnswers = z.infer<typeof RoleAnswers>;

export const AnalyseBody = z.object({ answers: RoleAnswers, language: z.enum(['en', 'de']).default('en') });
export type AnalyseBody = z.infer<typeof AnalyseBody>;

const Range = z.object({ min: z.number().int(), max: z.number().int(), weight: z.number().int() });
const TraitName = z.enum(['O', 'C', 'E', 'A', 'ES']);
const Answer = z.union([z.literal([1, 2, 3, 4]), z.literal('unsure')]);

const Source = z.object({ kind: z.literal('assistant'), answers: z.record(z.string(), Answer) });

/** The statements behind the range of a trait, as asked and answered. */
const Evidence = z.object({
  /** False without any box: the range is 1 to 9, which requires nothing. */
  hasRange: z.boolean(),
  isUnsure: z.boolean(),
  isContradictory: z.boolean(),
  statements: z.array(
    z.object({
      id: z.string(),
      pole: z.enum(['high', 'low']),
      text: z.string(),
      answer: Answer.nullable(),
      /** The text of the box; null for an unanswered statement. */
      box: z.string().nullable(),
    }),
  ),
});

/** Notes about the draft. */
const DraftNote = z.object({
  kind: z.enum(['one_answer_only', 'contradictory', 'no_requirement']),
  traits: z.array(TraitName),
  text: z.string(),
});

const byTrait = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ O: shape, C: shape, E: shape, A: shape, ES: shape });

/** A role as described by the answers: texts, ranges, and the source of each range. */
export const RoleDraft = z.object({
  name: z.string(),
  purpose: z.string().nullable(),
  accountabilities: z.string().nullable(),
  value_creation: z.string().nullable(),
  description: z.string().nullable(),
  attributes: byTrait(Range),
  range_sources: z.partialRecord(TraitName, Source),
  evidence: byTrait(Evidence),
  notes: z.array(DraftNote),
  /** Version of statements, wording and rule. */
  version: z.string(),
});
export type RoleDraft = z.infer<typeof RoleDraft>;

export const AnalyseAnswer = z.object({ data: RoleDraft });
export type AnalyseAnswer = z.infer<typeof AnalyseAnswer>;
