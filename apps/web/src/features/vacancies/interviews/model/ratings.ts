import type { OwnRating } from '@quint/contract/vacancies/interviews.ts';

/** What a person has rated and written for one question. */
export interface RatingState {
  readonly rating: number | null;
  readonly couldNotTell: boolean;
  readonly note: string;
}

/** A state that the server does not have yet, with its number on this device. */
export interface UnsentRating extends RatingState {
  readonly question: number;
  readonly sequence: number;
}

export type RatingStates = ReadonlyMap<number, RatingState>;

export const NOT_RATED: RatingState = { rating: null, couldNotTell: false, note: '' };

/** Whether a question is done: rated, or marked as "could not tell". */
export function isDone({ rating, couldNotTell }: RatingState): boolean {
  return rating !== null || couldNotTell;
}

/** The states of all questions: those of the server, and the unsent ones of this device that are newer. */
export function mergeStates(
  storedRatings: readonly OwnRating[],
  unsent: readonly UnsentRating[],
): ReadonlyMap<number, RatingState> {
  const states = new Map<number, RatingState>();
  for (const { question, rating, could_not_tell: couldNotTell, note } of storedRatings) {
    states.set(question, { rating, couldNotTell, note });
  }
  for (const { question, sequence, ...state } of unsent) {
    const storedRating = storedRatings.find((row) => row.question === question);
    if (storedRating === undefined || storedRating.sequence < sequence) states.set(question, state);
  }
  return states;
}

/** The states of this device that the server has in no other form. */
export function unsavedStates(
  storedRatings: readonly OwnRating[],
  unsent: readonly UnsentRating[],
): ReadonlyMap<number, RatingState> {
  const savedStates = mergeStates(storedRatings, []);
  return new Map(
    [...mergeStates([], unsent)].filter(([question, { rating, couldNotTell, note }]) => {
      const savedState = savedStates.get(question) ?? NOT_RATED;
      return (
        savedState.rating !== rating || savedState.couldNotTell !== couldNotTell || savedState.note !== note
      );
    }),
  );
}

/** The numbers of the questions that are neither rated nor marked as "could not tell". */
export function openQuestions(numbers: readonly number[], states: RatingStates): number[] {
  return numbers.filter((number) => !isDone(states.get(number) ?? NOT_RATED));
}

/** The question to show first: the first open one, or else the last. */
export function firstQuestion(numbers: readonly number[], states: RatingStates): number {
  return openQuestions(numbers, states)[0] ?? numbers.at(-1) ?? 1;
}

/** The question after one: the next, or else the first open one, or else the last. */
export function nextQuestion(numbers: readonly number[], states: RatingStates, current: number): number {
  const next = numbers.find((number) => number > current);
  return next ?? firstQuestion(numbers, states);
}

interface WordedQuestion {
  readonly number: number;
  readonly title: string;
  readonly text: string;
}

/** What a person has written as plain text, for the clipboard. */
export function toPlainText(
  states: RatingStates,
  questions: readonly WordedQuestion[],
  words: { readonly question: (number: number) => string; readonly untold: string },
): string {
  return [...states]
    .toSorted(([one], [other]) => one - other)
    .filter(([, state]) => isDone(state) || state.note.trim() !== '')
    .map(([number, { rating, couldNotTell, note }]) => {
      const question = questions.find((each) => each.number === number);
      const value = couldNotTell ? words.untold : rating === null ? '' : `${rating}/5`;
      return [
        question === undefined ? words.question(number) : `${number}. ${question.title}`,
        value,
        note.trim(),
      ]
        .filter((line) => line !== '')
        .join('\n');
    })
    .join('\n\n');
}
