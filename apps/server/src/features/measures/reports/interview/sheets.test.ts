import type { Trait } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import { marksOf } from '#features/measures/reports/interview/marks/model.ts';
import { buildInterviewSheets } from '#features/measures/reports/interview/model.ts';
import { openQuestions } from '#features/roles/roles/interview-questions/model.ts';
import { SAMPLE_RANGES, sampleScore } from '#testing/sample-report.ts';

const ANY = { min: 1, max: 9 } as const;
const OPEN = { O: ANY, C: ANY, E: ANY, A: ANY, ES: ANY };
const DAY = new Date('2026-11-18T10:00:00Z');

type Stanine = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
const scoreOf = (of: Partial<Record<Trait, Stanine>>) =>
  sampleScore({ O: 5, C: 5, E: 5, A: 5, ES: 5, ...of });

function sheetsOf(
  scores: readonly ReturnType<typeof sampleScore>[],
  ranges = SAMPLE_RANGES,
  language: 'en' | 'de' = 'en',
) {
  return buildInterviewSheets({
    people: scores.map((score, index) => ({
      talentId: `talent-${index}`,
      name: `Person ${index}`,
      score,
      answeredIn: 'en',
      finishedAt: DAY,
      statement: null,
    })),
    role: { name: 'Sales', ranges },
    questionSet: openQuestions(ranges, []),
    workspace: 'Nordlicht',
    language,
  });
}

describe('the marks of a person', () => {
  const ranges = { ...OPEN, C: { min: 4, max: 6 } as const };

  it.each([
    ['outside, beyond the error', 9, 'outside'],
    ['outside, within the error', 7, 'border'],
    ['outside on the other side, within the error', 3, 'border'],
    ['inside, with the bar over the border', 6, 'crosses'],
  ] as const)('are there %s', (_, stanine, kind) => {
    expect([...marksOf(scoreOf({ C: stanine }), ranges)]).toEqual([['C', kind]]);
  });

  it('are absent inside the range, with the whole bar inside, and without a requirement', () => {
    const wide = { ...OPEN, C: { min: 2, max: 8 } as const };
    expect(marksOf(scoreOf({ C: 5 }), wide).size).toBe(0);
    expect(marksOf(scoreOf({ C: 9 }), OPEN).size).toBe(0);
  });

  it('state that a trait without a score cannot be judged', () => {
    const score = scoreOf({});
    const incompleteScore = { ...score, traits: { ...score.traits, C: null } };
    const [sheet] = sheetsOf([incompleteScore], ranges).sheets;
    expect(sheet?.marks).toEqual([
      { question: 1, is_probe: false, reason: 'Too few answers for a result, so nothing is marked here.' },
    ]);
    expect(sheet?.nothing).toContain('nothing to probe deeper');
  });
});

describe('interview sheets', () => {
  const scores = [
    scoreOf({}),
    scoreOf({ O: 1, C: 1, E: 1, A: 9, ES: 1 }),
    scoreOf({ O: 9, C: 9, E: 9, A: 1, ES: 9 }),
  ];

  it.each(['en', 'de'] as const)('ask everybody the same, whatever their scores, in %s', (language) => {
    const together = sheetsOf(scores, SAMPLE_RANGES, language);
    const separateQuestions = scores.map((score) => sheetsOf([score], SAMPLE_RANGES, language).questions);
    for (const questions of separateQuestions) expect(questions).toEqual(together.questions);
    expect(together.questions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  it.each(['en', 'de'] as const)(
    'contain no fit, no number and no direction of a person in %s',
    (language) => {
      for (const sheet of sheetsOf(scores, SAMPLE_RANGES, language).sheets) {
        expect(Object.keys(sheet).toSorted()).toEqual(
          ['basis', 'caution', 'marks', 'name', 'nothing', 'quality', 'statement', 'talent'].toSorted(),
        );
        const reasons = sheet.marks.map(({ reason }) => reason).join(' ');
        expect(reasons).not.toMatch(/\d|\b(below|above|lower|upper|low|high|unter|über dem|obere|untere)\b/i);
      }
    },
  );

  it('have one question when one trait counts, and say what to do when none does', () => {
    const one = sheetsOf(scores, { ...OPEN, E: { min: 7, max: 9 } });
    expect(one.questions.map(({ trait }) => trait)).toEqual(['E']);
    const none = sheetsOf(scores, OPEN);
    expect([none.questions, none.sheets.map(({ marks, nothing }) => [marks, nothing])]).toEqual([
      [],
      [
        [[], null],
        [[], null],
        [[], null],
      ],
    ]);
    expect(none.labels.empty.title).toBe('This role has no questions yet');
  });

  it('mark every trait of a person who is one point outside everywhere', () => {
    const narrow = { min: 5, max: 6 } as const;
    const ranges = { O: narrow, C: narrow, E: narrow, A: narrow, ES: narrow };
    const [sheet] = sheetsOf([sampleScore({ O: 4, C: 7, E: 4, A: 7, ES: 4 })], ranges).sheets;
    expect(sheet?.marks.map(({ question, is_probe: isProbe }) => [question, isProbe])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [number, true]),
    );
  });
});
