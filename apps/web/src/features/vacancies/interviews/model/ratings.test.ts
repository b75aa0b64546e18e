import { describe, expect, it } from 'vitest';
import {
  firstQuestion,
  mergeStates,
  nextQuestion,
  NOT_RATED,
  openQuestions,
  toPlainText,
  unsavedStates,
} from './ratings.ts';

const storedRow = (question: number, rating: number | null, sequence: number) => ({
  question,
  rating,
  could_not_tell: false,
  note: 'server',
  sequence,
});
const unsentState = (question: number, rating: number | null, sequence: number) => ({
  question,
  rating,
  couldNotTell: false,
  note: 'device',
  sequence,
});

describe('the states of an interview', () => {
  it('are those of the server, and newer ones of this device', () => {
    const states = mergeStates(
      [storedRow(1, 3, 10), storedRow(2, 2, 10)],
      [unsentState(1, 4, 9), unsentState(2, 5, 11), unsentState(3, 1, 1)],
    );
    expect([...states].map(([question, { rating, note }]) => [question, rating, note])).toEqual([
      [1, 3, 'server'],
      [2, 5, 'device'],
      [3, 1, 'device'],
    ]);
  });

  it('that the server has in no other form are left on the device', () => {
    const same = { ...unsentState(1, 3, 9), note: 'server' };
    const states = unsavedStates([storedRow(1, 3, 10)], [same, unsentState(2, 5, 11)]);
    expect([...states.keys()]).toEqual([2]);
  });

  it('lead from question to question, at the end to what is open', () => {
    const ratedState = { ...NOT_RATED, rating: 3 };
    const untoldState = { ...NOT_RATED, couldNotTell: true };
    const states = new Map([
      [1, ratedState],
      [3, untoldState],
    ]);
    const numbers = [1, 2, 3];
    expect(openQuestions(numbers, states)).toEqual([2]);
    expect(firstQuestion(numbers, states)).toBe(2);
    expect(nextQuestion(numbers, states, 1)).toBe(2);
    expect(nextQuestion(numbers, states, 3)).toBe(2);
    expect(nextQuestion(numbers, new Map([...states, [2, ratedState]]), 3)).toBe(3);
  });

  it('become a text to copy, without empty ones', () => {
    const states = new Map([
      [2, { ...NOT_RATED, couldNotTell: true }],
      [1, { ...NOT_RATED, rating: 4, note: ' Calm ' }],
      [3, NOT_RATED],
    ]);
    const questions = [{ number: 1, title: 'Promises', text: 'Tell us' }];
    const words = { question: (number: number) => `Question ${number}`, untold: 'Could not tell' };
    expect(toPlainText(states, questions, words)).toBe(
      '1. Promises\n4/5\nCalm\n\nQuestion 2\nCould not tell',
    );
  });
});
