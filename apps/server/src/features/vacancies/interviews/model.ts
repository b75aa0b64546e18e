import type { InterviewColleague, OwnRatings } from '@quint/contract/vacancies/interviews.ts';
import type { InterviewRater } from '@quint/domain/vacancies/interviews.ts';
import { isExpectedToRate } from '@quint/domain/vacancies/interviews.ts';
import type { RaterRow, RatingRow } from '#features/vacancies/interviews/queries.ts';

/** A colleague and the interview of a person. */
export interface Rater extends InterviewRater {
  readonly userId: string;
  readonly name: string | null;
  readonly isAdministrator: boolean;
  /** The version of the questions; null before the first change. */
  readonly version: number | null;
}

/** Access ends with the membership, with another role in the workspace, and with the entry among those who decide. */
export function toRater(row: RaterRow): Rater {
  const mayDecide = row.user_role === 'ORG_ADMIN' || row.user_role === 'HIRING_MANAGER';
  return {
    userId: row.user_id,
    name: row.name,
    isAdministrator: row.user_role === 'ORG_ADMIN',
    isDecider: row.is_listed && mayDecide,
    version: row.version,
    submittedAt: row.submitted_at,
    excusedAt: row.excused_at,
  };
}

/** The raters as a reader sees them: done or not, never what they rated. Former colleagues who did not submit are left out. */
export function toColleagues(raters: readonly Rater[], readerId: string): InterviewColleague[] {
  return raters
    .filter((rater) => isExpectedToRate(rater) || (rater.isDecider && rater.excusedAt !== null))
    .map((rater) => ({
      user: rater.userId,
      name: rater.name,
      is_you: rater.userId === readerId,
      state: rater.submittedAt !== null ? 'done' : rater.excusedAt !== null ? 'excused' : 'open',
      done_at: rater.submittedAt?.toISOString() ?? null,
    }));
}

/** What a reader has rated so far. */
export function toOwnRatings(rater: Rater | undefined, ratings: readonly RatingRow[]): OwnRatings {
  const rows = ratings.map((row) => ({
    question: row.question,
    rating: row.rating,
    could_not_tell: row.is_untold,
    note: row.note,
    sequence: Number(row.sequence),
  }));
  return {
    version: rater?.version ?? null,
    submitted_at: rater?.submittedAt?.toISOString() ?? null,
    excused_at: rater?.excusedAt?.toISOString() ?? null,
    ratings: rows,
    next_sequence: Math.max(-1, ...rows.map(({ sequence }) => sequence)) + 1,
  };
}

/** The numbers of the questions that are neither rated nor marked as "could not tell". */
export function missingQuestions(count: number, ratings: readonly RatingRow[]): number[] {
  const done = new Set(
    ratings
      .filter(({ rating, is_untold: isUntold }) => rating !== null || isUntold)
      .map(({ question }) => question),
  );
  return Array.from({ length: count }, (_, index) => index + 1).filter((question) => !done.has(question));
}
