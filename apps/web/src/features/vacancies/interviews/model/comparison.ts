import type { ComparedQuestion } from '@quint/contract/vacancies/interviews.ts';

/** How many questions can be compared, on how many the raters agree, and which to talk about, by number. */
export interface Agreement {
  readonly comparedCount: number;
  readonly agreedCount: number;
  readonly toDiscuss: readonly number[];
}

export function agreementOf(questions: readonly ComparedQuestion[]): Agreement {
  const comparable = questions.filter(({ is_agreed: isAgreed }) => isAgreed !== null);
  const toDiscuss = comparable.filter(({ is_agreed: isAgreed }) => isAgreed === false);
  return {
    comparedCount: comparable.length,
    agreedCount: comparable.length - toDiscuss.length,
    toDiscuss: toDiscuss.map(({ number }) => number).toSorted((one, other) => one - other),
  };
}

export const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
export type NumberWord = (typeof NUMBER_WORDS)[number];

/** The word of a small number; undefined for one that is written in digits. */
export function numberWord(count: number): NumberWord | undefined {
  return NUMBER_WORDS[count - 1];
}

/** The shapes that tell raters apart, in their order. */
export const SHAPES = ['circle', 'diamond', 'square', 'triangle'] as const;
export type Shape = (typeof SHAPES)[number];

export function shapeOf(index: number): Shape {
  return SHAPES[index % SHAPES.length] ?? 'circle';
}

interface PlacedRating {
  readonly user: string;
  readonly rating: number | null;
}

/** Where the mark of each rating stands on a line from 0 to 100; equal ratings stand side by side. */
export function placeMarks(
  ratings: readonly PlacedRating[],
  stepPercent: number,
): { readonly user: string; readonly at: number }[] {
  return ratings.flatMap(({ user, rating }, index) => {
    if (rating === null) return [];
    const equal = ratings.filter((each) => each.rating === rating);
    const place = ratings.slice(0, index).filter((each) => each.rating === rating).length;
    return [{ user, at: ((rating - 1) / 4) * 100 + (place - (equal.length - 1) / 2) * stepPercent }];
  });
}
