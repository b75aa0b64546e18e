/** The ratings of an answer. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/** Ratings of a question that are at most this far apart agree. */
const AGREEING_DISTANCE = 1;

/** Raters send at most this many changes in one request. */
export const RATING_CHANGES_MAX = 100;

/** A colleague and the interview of one person: whether they decide about the role, and what they did. */
export interface InterviewRater {
  /** They are among those who decide about the role, and have access to it. */
  readonly isDecider: boolean;
  readonly submittedAt: Date | null;
  readonly excusedAt: Date | null;
}

/** Whether the ratings of all have to wait for this colleague, or did. */
export function isExpectedToRate({ isDecider, submittedAt, excusedAt }: InterviewRater): boolean {
  return submittedAt !== null || (isDecider && excusedAt === null);
}

/** Whether everybody who has to rate has submitted, and at least one person has. */
export function areAllSubmitted(raters: readonly InterviewRater[]): boolean {
  const expectedRaters = raters.filter(isExpectedToRate);
  return expectedRaters.length > 0 && expectedRaters.every(({ submittedAt }) => submittedAt !== null);
}

/** The largest difference between ratings of one question; null with fewer than two. Null is no rating. */
export function distanceOf(ratings: readonly (number | null)[]): number | null {
  const givenRatings = ratings.filter((rating) => rating !== null);
  return givenRatings.length < 2 ? null : Math.max(...givenRatings) - Math.min(...givenRatings);
}

/** Whether ratings agree; null when they cannot be compared. */
export function isAgreement(distance: number | null): boolean | null {
  return distance === null ? null : distance <= AGREEING_DISTANCE;
}

/** The questions of a comparison, furthest apart first; those that cannot be compared last. */
export function byDistance<Question extends { readonly distance: number | null; readonly number: number }>(
  questions: readonly Question[],
): Question[] {
  return questions.toSorted(
    (one, other) => (other.distance ?? -1) - (one.distance ?? -1) || one.number - other.number,
  );
}

/** A change of the rating and the note of one question, numbered by the device that made it. */
export interface RatingChange {
  readonly question: number;
  readonly sequence: number;
}

/** The newest change of each question. */
export function newestChanges<Change extends RatingChange>(changes: readonly Change[]): Change[] {
  const newest = new Map<number, Change>();
  for (const change of changes) {
    const other = newest.get(change.question);
    if (other === undefined || other.sequence < change.sequence) newest.set(change.question, change);
  }
  return [...newest.values()].toSorted((one, other) => one.question - other.question);
}
