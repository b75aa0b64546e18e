import { describe, expect, it } from 'vitest';
import { answerTimeOf, isWorkingDay, nextAnswerTime, workingDayAfter } from './working-days.ts';

describe('working days', () => {
  it('are Monday to Friday', () => {
    expect(['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(isWorkingDay)).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(workingDayAfter('2026-11-26')).toBe('2026-11-27');
    expect(workingDayAfter('2026-11-27')).toBe('2026-11-30');
    expect(workingDayAfter('2026-12-31')).toBe('2027-01-01');
  });
});

describe('an answer', () => {
  it('is sent at nine on the next working day', () => {
    expect(nextAnswerTime(new Date('2026-12-03T10:00:00Z'))).toEqual(new Date('2026-12-04T08:00:00Z'));
    // Friday and the weekend, until Sunday ends in Berlin.
    for (const now of ['2026-12-04T08:00:00Z', '2026-12-05T12:00:00Z', '2026-12-06T22:59:59Z']) {
      expect(nextAnswerTime(new Date(now))).toEqual(new Date('2026-12-07T08:00:00Z'));
    }
    expect(nextAnswerTime(new Date('2026-12-06T23:00:00Z'))).toEqual(new Date('2026-12-08T08:00:00Z'));
  });

  it('is sent at nine also after the clocks are changed', () => {
    expect(nextAnswerTime(new Date('2027-03-26T10:00:00Z'))).toEqual(new Date('2027-03-29T07:00:00Z'));
    expect(nextAnswerTime(new Date('2026-10-23T10:00:00Z'))).toEqual(new Date('2026-10-26T08:00:00Z'));
    expect(answerTimeOf('2027-07-01')).toEqual(new Date('2027-07-01T07:00:00Z'));
  });
});
