import {
  ANCHOR_MAX_CHARACTERS,
  OWN_QUESTION_MAX_CHARACTERS,
  OWN_QUESTION_MIN_CHARACTERS,
  OWN_QUESTIONS_MAX,
} from '@quint/domain/base/limits.ts';
import { toLine } from '@quint/domain/base/names.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { z } from 'zod';
import { refusal } from '../base/errors.ts';
import { Id } from '../base/ids.ts';

const length = (text: string) => Array.from(text).length;

/** Typical answers or actions of a person for a rating of 1, 3 and 5. */
export const Anchors = z.object({ low: z.string(), middle: z.string(), high: z.string() });
export type Anchors = z.infer<typeof Anchors>;

const Anchor = z
  .string()
  .default('')
  .transform(toLine)
  .refine(
    (text) => length(text) <= ANCHOR_MAX_CHARACTERS,
    refusal('role.anchor_too_long', { max: ANCHOR_MAX_CHARACTERS }),
  );

/** A custom question: plain text in one line. Anchors that are all empty count as none. */
const WrittenQuestion = z.object({
  text: z
    .string()
    .transform(toLine)
    .refine(
      (text) => length(text) >= OWN_QUESTION_MIN_CHARACTERS,
      refusal('role.own_question_too_short', { min: OWN_QUESTION_MIN_CHARACTERS }),
    )
    .refine(
      (text) => length(text) <= OWN_QUESTION_MAX_CHARACTERS,
      refusal('role.own_question_too_long', { max: OWN_QUESTION_MAX_CHARACTERS }),
    ),
  anchors: z
    .strictObject({ low: Anchor, middle: Anchor, high: Anchor })
    .nullish()
    .transform((anchors) =>
      anchors && (anchors.low || anchors.middle || anchors.high) !== '' ? anchors : null,
    ),
});

/** A question as it is stored. */
export const OwnQuestion = z.object({ text: z.string(), anchors: Anchors.nullable() });
export type OwnQuestion = z.infer<typeof OwnQuestion>;

export const InterviewQuestionsParams = z.object({ roleId: Id });
export const InterviewQuestionsQuery = z.object({
  language: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['en', 'de']))
    .default('en'),
});

export const OwnQuestionsBody = z.object({
  questions: z
    .array(WrittenQuestion)
    .max(OWN_QUESTIONS_MAX, refusal('role.own_questions_too_many', { max: OWN_QUESTIONS_MAX })),
  /** `own.seen` of the previous response; questions changed after it are not overwritten. */
  seen: z.iso.datetime().nullable(),
});
export type OwnQuestionsBody = z.output<typeof OwnQuestionsBody>;

/** `after` is the version of the previous response, so that a repeated request creates no second one. */
export const NextQuestionsBody = z.object({ after: z.number().int().min(1) });
export type NextQuestionsBody = z.output<typeof NextQuestionsBody>;

/** A question for asking, with the follow-up for probing deeper. `trait` is null for a custom one. */
export const InterviewQuestion = z.object({
  number: z.number().int(),
  trait: z.enum(TRAITS).nullable(),
  title: z.string(),
  text: z.string(),
  follow_ups: z.array(z.string()),
  anchors: Anchors.nullable(),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

/** The questions of a role; `version` and `date` are null until recruiting starts. */
export const QuestionSet = z.object({
  version: z.number().int().nullable(),
  date: z.string().nullable(),
  bank: z.string(),
  questions: z.array(InterviewQuestion),
});
export type QuestionSet = z.infer<typeof QuestionSet>;

const EarlierQuestions = QuestionSet.extend({ version: z.number().int(), date: z.string() });

export const InterviewQuestionsAnswer = z.object({
  data: z.object({
    is_recruiting_started: z.boolean(),
    /** The questions for everybody. */
    current: QuestionSet,
    /** The questions of the next version; null if it would be the same. */
    next: QuestionSet.nullable(),
    /** Earlier versions, newest first. */
    earlier: z.array(EarlierQuestions),
    own: z.object({ questions: z.array(OwnQuestion), seen: z.string().nullable() }),
    /** The people whose sheet was opened or printed with the current version. */
    met: z.object({ count: z.number().int(), names: z.array(z.string()) }),
  }),
});
export type InterviewQuestionsAnswer = z.infer<typeof InterviewQuestionsAnswer>;
export type RoleQuestions = InterviewQuestionsAnswer['data'];
