import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { ROLE_STATES } from '@quint/domain/roles/stages.ts';
import { RATING_CHANGES_MAX } from '@quint/domain/vacancies/interviews.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { z } from 'zod';
import { Id } from '../base/ids.ts';
import { FitOfTalent } from '../measures/matching.ts';
import { Anchors, InterviewQuestion } from '../roles/interview-questions.ts';

const Rating = z.number().int().min(1).max(5).nullable();
const RATING_REASON_MAX = 280;

/** The interview of a person for a role. */
export const InterviewParams = z.object({ roleId: Id, talentId: Id });
export type InterviewParams = z.output<typeof InterviewParams>;
export const InterviewRaterParams = InterviewParams.extend({ userId: Id });
export const InterviewRatingParams = InterviewParams.extend({
  question: z.coerce.number().int().min(1).max(100),
});
export const InterviewLanguageQuery = z.object({
  language: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['en', 'de']))
    .default('en'),
});

/** Where to probe deeper with the person, and why, without the direction or a number of theirs. */
const ProbeMark = z.object({ question: z.number().int(), is_probe: z.boolean(), reason: z.string() });

/** The reader's own rating of a question, as far as the server has it. */
export const OwnRating = z.object({
  question: z.number().int(),
  rating: Rating,
  could_not_tell: z.boolean(),
  note: z.string(),
  sequence: z.number(),
});
export type OwnRating = z.infer<typeof OwnRating>;

/** The reader's own part of an interview. `next_sequence` is higher than all numbers used so far. */
export const OwnRatings = z.object({
  /** The version of the questions; null before the first change. */
  version: z.number().int().nullable(),
  submitted_at: z.string().nullable(),
  excused_at: z.string().nullable(),
  ratings: z.array(OwnRating),
  next_sequence: z.number(),
});
export type OwnRatings = z.infer<typeof OwnRatings>;
export const OwnRatingsAnswer = z.object({ data: OwnRatings });

/** A colleague who rates, and whether they are done; never what they rated. */
export const InterviewColleague = z.object({
  user: Id,
  /** Null for a colleague who has left the workspace. */
  name: z.string().nullable(),
  is_you: z.boolean(),
  state: z.enum(['open', 'done', 'excused']),
  done_at: z.string().nullable(),
});
export type InterviewColleague = z.infer<typeof InterviewColleague>;
export const InterviewColleaguesAnswer = z.object({ data: z.array(InterviewColleague) });

export const Interview = z.object({
  role: z.object({ id: Id, name: z.string(), state: z.enum(ROLE_STATES) }),
  person: z.object({ id: Id, name: z.string() }),
  workspace: z.string(),
  interview_at: z.string().nullable(),
  /** The version of the questions: the one the reader rates by, or else the current one; null before recruiting. */
  version: z.number().int().nullable(),
  questions: z.array(InterviewQuestion),
  marks: z.array(ProbeMark),
  /** Why nothing is marked; null when there are marks or nothing to probe deeper. */
  without_marks: z.enum(['unfinished', 'held', 'left_out']).nullable(),
  quality: z.enum(['ok', 'check', 'doubtful']).nullable(),
  /** A note that the result needs to be read with care. */
  caution: z.string().nullable(),
  /** The person's statement on the result, and its heading. */
  statement: z.object({ label: z.string(), lines: z.array(z.string()) }).nullable(),
  own: OwnRatings,
  raters: z.array(InterviewColleague),
  /** When everybody had submitted, which made the ratings visible; null before. */
  opened_at: z.string().nullable(),
  /** Whether the reader may rate. */
  may_rate: z.boolean(),
  /** Whether the reader is an administrator, who may excuse colleagues. */
  may_excuse: z.boolean(),
});
export type Interview = z.infer<typeof Interview>;
export const VacancyInterviewAnswer = z.object({ data: Interview });
export type VacancyInterviewAnswer = z.infer<typeof VacancyInterviewAnswer>;

/**
 * Changes of ratings and notes. `sequence` orders the changes of a question: one with a lower number than the stored
 * one arrived late and is ignored. `version` is the version of the questions that were asked.
 */
export const RatingsBody = z.object({
  version: z.number().int().min(1),
  changes: z
    .array(
      z.object({
        question: z.number().int().min(1).max(100),
        rating: Rating,
        could_not_tell: z.boolean().default(false),
        note: z.string().max(LONG_TEXT_MAX_CHARACTERS).default(''),
        sequence: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
      }),
    )
    .min(1)
    .max(RATING_CHANGES_MAX),
});
export type RatingsBody = z.output<typeof RatingsBody>;

export const InterviewDateBody = z.object({ interview_at: z.iso.datetime({ offset: true }).nullable() });
export const InterviewDateAnswer = z.object({ data: z.object({ interview_at: z.string().nullable() }) });

/** A change of a submitted rating; null means that the person could not tell. */
export const RatingChangeBody = z.object({
  rating: Rating,
  reason: z.string().trim().min(1).max(RATING_REASON_MAX),
});
export type RatingChangeBody = z.output<typeof RatingChangeBody>;

/** The rating of one colleague for one question, with its former values, oldest first. */
export const ComparedRating = z.object({
  user: Id,
  /** The number of the question in the version of this colleague. */
  question: z.number().int(),
  rating: Rating,
  could_not_tell: z.boolean(),
  note: z.string(),
  changes: z.array(
    z.object({ rating_before: Rating, rating_after: Rating, reason: z.string(), date: z.string() }),
  ),
});
export type ComparedRating = z.infer<typeof ComparedRating>;

export const ComparedQuestion = z.object({
  number: z.number().int(),
  trait: z.enum(TRAITS).nullable(),
  title: z.string(),
  text: z.string(),
  anchors: Anchors.nullable(),
  ratings: z.array(ComparedRating),
  /** The largest difference between two ratings; null with fewer than two. */
  distance: z.number().int().nullable(),
  /** Whether all ratings are within one point; null with fewer than two. */
  is_agreed: z.boolean().nullable(),
});
export type ComparedQuestion = z.infer<typeof ComparedQuestion>;

/** The ratings of everybody, question by question, furthest apart first. There is no sum, mean or rank. */
export const InterviewComparison = z.object({
  opened_at: z.string(),
  raters: z.array(InterviewColleague),
  questions: z.array(ComparedQuestion),
  /** What the survey said; null without a result, while it is held back, or without a requirement. */
  fit: FitOfTalent.nullable(),
});
export type InterviewComparison = z.infer<typeof InterviewComparison>;
export const InterviewComparisonAnswer = z.object({ data: InterviewComparison });
export type InterviewComparisonAnswer = z.infer<typeof InterviewComparisonAnswer>;
