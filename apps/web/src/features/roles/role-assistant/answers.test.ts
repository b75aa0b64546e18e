import { JOB_STATEMENTS } from '@quint/psychometrics/job-statements.ts';
import { describe, expect, it } from 'vitest';
import {
  countAnswered,
  firstOpen,
  mergeDrafts,
  minutesFrom,
  NEW_DRAFT,
  readDraft,
  RESULT,
  REVIEW,
  screenOf,
  STEP_COUNT,
  stepAt,
  toStored,
  type Answers,
  type AssistantDraft,
} from './model/answers.ts';

function draftOf(part: Partial<Answers>, screen = 3): AssistantDraft {
  return { ...NEW_DRAFT, screen, answers: { ...NEW_DRAFT.answers, ...part } };
}

describe('The questions of the assistant', () => {
  it('are five texts and twenty statements', () => {
    expect(STEP_COUNT).toBe(25);
    expect(stepAt(1)).toEqual({ kind: 'text', name: 'title' });
    expect(stepAt(6)).toEqual({ kind: 'statement', id: 'O1' });
    expect(stepAt(0)).toBeUndefined();
    expect(stepAt(REVIEW)).toBeUndefined();
    expect(screenOf('success')).toBe(5);
    expect(screenOf('ES4')).toBe(25);
  });

  it('take 5 to 10 minutes, and less with each answer', () => {
    expect(minutesFrom(1)).toBeGreaterThanOrEqual(5);
    expect(minutesFrom(1)).toBeLessThanOrEqual(10);
    expect(minutesFrom(25)).toBe(1);
    expect(minutesFrom(REVIEW)).toBe(0);
  });

  it('count as answered with any answer, including "I cannot say"', () => {
    const answers = draftOf({
      title: 'Baker',
      accountabilities: ['', ' ', ''],
      statements: { O1: 'unsure' },
    }).answers;
    expect(countAnswered(answers)).toBe(2);
    expect(firstOpen(answers)).toBe(2);
    const statements = Object.fromEntries(JOB_STATEMENTS.map(({ id }) => [id, 2]));
    const all = draftOf({
      title: 'a',
      purpose: 'b',
      accountabilities: ['', 'c', ''],
      value: 'd',
      success: 'e',
      statements,
    });
    expect(firstOpen(all.answers)).toBe(REVIEW);
  });
});

describe('A stored draft', () => {
  it('is restored as it was stored', () => {
    const draft = { ...draftOf({ title: 'Baker', statements: { C1: 4, E2: 'unsure' } }, 9), isMade: true };
    expect(readDraft(JSON.parse(JSON.stringify(toStored(draft))))).toEqual(draft);
  });

  it.each([undefined, null, 'text', 7, [], {}, { purpose: 'x' }])('is ignored when invalid: %j', (value) => {
    expect(readDraft(value)).toBeUndefined();
  });

  it('drops invalid parts', () => {
    const storedDraft = {
      title: 'Baker',
      purpose: 3,
      accountabilities: 'x',
      statements: { O1: 5, X9: 1, O2: 4, O3: 'yes' },
      screen: RESULT + 1,
      isMade: 'yes',
    };
    expect(readDraft(storedDraft)).toEqual({ ...draftOf({ title: 'Baker', statements: { O2: 4 } }, 0) });
  });
});

describe('Answers from two devices', () => {
  it('are merged one by one; for the same question the own answer wins', () => {
    const base = draftOf({ title: 'Baker', purpose: 'Bread', statements: { O1: 1, O2: 2, O3: 3 } });
    const mine = draftOf({ title: 'Baker', purpose: 'Cake', statements: { O1: 4, O2: 2, O3: 4 } }, 8);
    const theirs = draftOf(
      {
        title: 'Master baker',
        purpose: 'Rolls',
        accountabilities: ['', 'Dough', ''],
        statements: { O1: 1, O2: 3, O3: 1, O4: 'unsure' },
      },
      20,
    );
    expect(mergeDrafts({ mine, theirs, base })).toEqual(
      draftOf(
        {
          title: 'Master baker',
          purpose: 'Cake',
          accountabilities: ['', 'Dough', ''],
          statements: { O1: 4, O2: 3, O3: 4, O4: 'unsure' },
        },
        8,
      ),
    );
  });
});
