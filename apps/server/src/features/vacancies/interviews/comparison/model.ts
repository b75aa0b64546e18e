import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import type { ComparedQuestion, ComparedRating } from '@quint/contract/vacancies/interviews.ts';
import { byDistance, distanceOf, isAgreement } from '@quint/domain/vacancies/interviews.ts';
import type { ChangeRow } from '#features/vacancies/interviews/comparison/queries.ts';
import type { RatingRow } from '#features/vacancies/interviews/queries.ts';

/** A colleague who submitted, with the questions they were given. */
export interface ComparedRater {
  readonly userId: string;
  readonly questions: readonly InterviewQuestion[];
}

interface ComparisonInput {
  /** Those with the newest version of the questions first. */
  readonly raters: readonly ComparedRater[];
  readonly ratings: readonly RatingRow[];
  readonly changes: readonly ChangeRow[];
}

/** Questions of two versions are the same if their words are. */
const isSame = (one: InterviewQuestion, other: InterviewQuestion) =>
  one.trait === other.trait && one.text === other.text;

function ratingOf(
  { userId, questions }: ComparedRater,
  question: InterviewQuestion,
  { ratings, changes }: ComparisonInput,
): ComparedRating[] {
  const own = questions.find((each) => isSame(each, question));
  if (own === undefined) return [];
  const isOfQuestion = (row: RatingRow | ChangeRow) => row.user_id === userId && row.question === own.number;
  const row = ratings.find(isOfQuestion);
  return [
    {
      user: userId,
      question: own.number,
      rating: row?.rating ?? null,
      could_not_tell: row?.is_untold ?? false,
      note: row?.note ?? '',
      changes: changes.filter(isOfQuestion).map((change) => ({
        rating_before: change.rating_before,
        rating_after: change.rating_after,
        reason: change.reason,
        date: change.date_created.toISOString(),
      })),
    },
  ];
}

/**
 * The ratings of everybody, question by question, furthest apart first. Questions that only an older version has get the
 * next numbers.
 */
export function compareRatings(input: ComparisonInput): ComparedQuestion[] {
  const distinct: InterviewQuestion[] = [];
  for (const question of input.raters.flatMap(({ questions }) => questions)) {
    if (distinct.every((each) => !isSame(each, question))) distinct.push(question);
  }
  const questions = distinct.map((question, index) => {
    const ratings = input.raters.flatMap((rater) => ratingOf(rater, question, input));
    const distance = distanceOf(ratings.map(({ rating }) => rating));
    const { trait, title, text, anchors } = question;
    return {
      number: index + 1,
      trait,
      title,
      text,
      anchors,
      ratings,
      distance,
      is_agreed: isAgreement(distance),
    };
  });
  return byDistance(questions);
}
