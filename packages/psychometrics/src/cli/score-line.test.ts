import { describe, expect, it } from 'vitest';
import { getForm } from '../forms.ts';
import { scoreSheet } from '../scoring.ts';
import { simulateSheet } from '../simulate.ts';
import { answerLine } from './lines.ts';
import { scoreLine } from './score-line.ts';

const instrument = 'ipip-neo-work@2';
const sheet = { instrument, ...simulateSheet({ seed: 4, instrument }) } as const;
const answer = (value: unknown): unknown => JSON.parse(answerLine(JSON.stringify(value), scoreLine).text);

describe('quint-score, one line', () => {
  it('returns the whole score', () => {
    expect(answer(sheet)).toEqual(JSON.parse(JSON.stringify(scoreSheet(sheet))));
    expect(Object.keys(answer(sheet) as object)).toEqual([
      'raw',
      'traits',
      'facets',
      'quality',
      'style',
      'versions',
    ]);
  });

  it('works without times', () => {
    expect(answer({ ...sheet, seconds: null })).toEqual(answer({ instrument, answers: sheet.answers }));
  });

  it('returns plain sums in reference mode', () => {
    const answers = Object.fromEntries(getForm('ipip-neo-120/5').order.map((number) => [number, 3]));
    expect(answer({ instrument: 'ipip-neo-120/5', answers })).toMatchObject({
      raw: { domains: { O: 72, C: 72, E: 72, A: 72, N: 72 }, facets: { N1: 12 } },
    });
  });

  it.each([
    ['invalid_input', [1]],
    ['invalid_input', { instrument }],
    ['unknown_instrument', {}],
    ['unknown_instrument', { ...sheet, instrument: '__proto__' }],
    ['unknown_item', { ...sheet, answers: { ...sheet.answers, 28: 1 } }],
    ['answer_out_of_range', { ...sheet, answers: { ...sheet.answers, 1: 5 } }],
    ['seconds_out_of_range', { ...sheet, seconds: { 1: -1 } }],
    ['too_many_missing', { instrument, answers: { 1: 1 } }],
  ])('answers %s', (code, value) => {
    expect(answer(value)).toEqual({ error: { code, message: expect.any(String) } });
  });
});
