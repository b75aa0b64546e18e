import { describe, expect, it } from 'vitest';
import { isOneAnswerOnly, JOB_STATEMENTS, jobRangeOf, jobRangesOf, statementsOf } from './job-statements.ts';
import type { JobAnswer, JobAnswers } from './job-statements.ts';
import { TRAITS } from './types.ts';

const all = (answer: JobAnswer): JobAnswers =>
  Object.fromEntries(JOB_STATEMENTS.map(({ id }) => [id, answer]));

describe('the statements', () => {
  it('are four for each trait, two for each pole, and neighbours differ in both', () => {
    for (const trait of TRAITS) {
      expect(
        statementsOf(trait)
          .map(({ pole }) => pole)
          .toSorted(),
      ).toEqual(['high', 'high', 'low', 'low']);
    }
    expect(new Set(JOB_STATEMENTS.map(({ id }) => id)).size).toBe(20);
    for (const [index, { trait, pole }] of JOB_STATEMENTS.slice(1).entries()) {
      expect(trait).not.toBe(JOB_STATEMENTS[index]?.trait);
      expect(pole).not.toBe(JOB_STATEMENTS[index]?.pole);
    }
  });
});

describe('jobRangeOf', () => {
  it.each([
    [
      { E1: 4, E2: 4, E3: 1, E4: 1 },
      { low: 8, high: 9, range: { min: 8, max: 9 } },
    ],
    [
      { E1: 3, E2: 3, E3: 2, E4: 2 },
      { low: 16 / 3, high: 22 / 3, range: { min: 5, max: 8 } },
    ],
    [
      { E1: 4, E2: 3, E3: 'unsure', E4: 1 },
      { isUnsure: true, range: { min: 6, max: 9 } },
    ],
    [{ E1: 4 }, { isUnsure: true, range: { min: 7, max: 9 } }],
    [
      { E1: 4, E2: 4, E3: 4, E4: 4 },
      { isContradictory: true, low: 3, high: 7 },
    ],
    [
      { E1: 2, E2: 2, E3: 2, E4: 2 },
      { isContradictory: false, low: 4, high: 6 },
    ],
  ] as const)('case %#', (answers, expectedRange) => {
    const jobRange = jobRangeOf('E', answers);
    for (const [key, value] of Object.entries(expectedRange)) {
      const actual = jobRange?.[key as 'low'];
      if (typeof value === 'number') expect(actual).toBeCloseTo(value, 12);
      else expect(actual).toEqual(value);
    }
  });

  it('is undefined for a trait without a box', () => {
    expect(jobRangesOf({ O1: 2, C1: 'unsure' })).toEqual({ O: expect.objectContaining({ isUnsure: true }) });
    expect(jobRangesOf({})).toEqual({});
  });
});

describe('isOneAnswerOnly', () => {
  it('detects a sheet with one box throughout', () => {
    expect(isOneAnswerOnly(all(3))).toBe(true);
    expect(isOneAnswerOnly(all('unsure'))).toBe(true);
    expect(isOneAnswerOnly({ ...all(3), ES4: 2 })).toBe(false);
    expect(isOneAnswerOnly({ O1: 3 })).toBe(false);
    expect(isOneAnswerOnly({})).toBe(false);
  });
});
