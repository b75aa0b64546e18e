import { describe, expect, it } from 'vitest';
import { getForm } from './forms.ts';
import { alphaOf } from './norms.ts';
import { cronbachAlpha } from './reliability.ts';
import { scoreSheet } from './scoring.ts';
import { keyedAnswer } from './sheet.ts';
import { simulateSheet } from './simulate.ts';
import { INSTRUMENTS, TRAITS } from './types.ts';
import type { InstrumentId, SheetScore, Trait } from './types.ts';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const sd = (values: readonly number[]): number => {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
};
function correlation(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [mean(first), mean(second)];
  return (
    mean(first.map((value, index) => (value - a) * ((second[index] ?? 0) - b))) / (sd(first) * sd(second))
  );
}

function simulate(count: number, instrument: InstrumentId) {
  const sheets = Array.from({ length: count }, (_, seed) => simulateSheet({ seed, instrument }));
  const scores = sheets.map((sheet) => scoreSheet({ instrument, ...sheet }));
  return { sheets, scores };
}

const zsOf = (scores: readonly SheetScore[], trait: Trait): number[] =>
  scores.map((score) => score.traits[trait]?.z ?? 0);

describe.each(INSTRUMENTS)('3,000 simulated sheets of %s', (instrument) => {
  const { sheets, scores } = simulate(3000, instrument);

  it.each(TRAITS)('match the norm in %s', (trait) => {
    const stanines = scores.map((score) => score.traits[trait]?.stanine ?? 0);
    expect(Math.abs(mean(stanines) - 5)).toBeLessThan(0.2);
    expect(Math.abs(sd(stanines) - 2)).toBeLessThan(0.15);
    expect(Math.abs(mean(zsOf(scores, trait)))).toBeLessThan(0.08);
    expect(Math.abs(sd(zsOf(scores, trait)) - 1)).toBeLessThan(0.06);
  });

  it.each(TRAITS)('have the published reliability in %s', (trait) => {
    const form = getForm(instrument);
    const items = form.items.filter((item) => item.domain === (trait === 'ES' ? 'N' : trait));
    const rows = sheets.map((sheet) =>
      items.map((item) => keyedAnswer(sheet.answers[item.number] ?? 0, item.key, form.boxes)),
    );
    expect(Math.abs((cronbachAlpha(rows) ?? 0) - alphaOf(trait, instrument))).toBeLessThan(0.03);
  });

  it('have the published trait correlations', () => {
    const r = (a: Trait, b: Trait) => correlation(zsOf(scores, a), zsOf(scores, b));
    expect(Math.abs(r('ES', 'E') - 0.44)).toBeLessThan(0.07);
    expect(Math.abs(r('ES', 'C') - 0.494)).toBeLessThan(0.07);
    expect(Math.abs(r('A', 'C') - 0.29)).toBeLessThan(0.07);
    expect(Math.abs(r('O', 'C') + 0.058)).toBeLessThan(0.07);
  });

  it('are of good quality', () => {
    expect(scores.filter((score) => score.quality.verdict === 'ok').length).toBeGreaterThan(2900);
  });
});

describe('simulateSheet', () => {
  it('repeats for a seed', () => {
    const input = { seed: 11, instrument: 'ipip-neo-work@2' } as const;
    expect(simulateSheet(input)).toEqual(simulateSheet(input));
    expect(simulateSheet(input)).not.toEqual(simulateSheet({ ...input, seed: 12 }));
  });

  it('answers every item shown, with a time', () => {
    const sheet = simulateSheet({ seed: 1, instrument: 'ipip-neo-work@2' });
    expect(Object.keys(sheet.answers)).toHaveLength(110);
    expect(Object.keys(sheet.seconds)).toHaveLength(110);
    expect([sheet.answers[1001], sheet.answers[1002]]).toEqual([2, 4]);
  });

  it('approximates the requested scores', () => {
    const traits = { O: 1.2, C: -1, E: 0.5, A: 0, ES: -1.5 };
    const scores = Array.from({ length: 200 }, (_, seed) =>
      scoreSheet({
        instrument: 'ipip-neo-work@2',
        ...simulateSheet({ seed, instrument: 'ipip-neo-work@2', traits }),
      }),
    );
    for (const trait of TRAITS) {
      expect(Math.abs(mean(zsOf(scores, trait)) - traits[trait])).toBeLessThan(0.15);
      expect(sd(zsOf(scores, trait))).toBeLessThan(0.55);
    }
  });

  it.each(['long_run', 'random'] as const)('makes careless people who are noticed: %s', (careless) => {
    const verdicts = Array.from({ length: 200 }, (_, seed) => {
      const { answers } = simulateSheet({ seed, instrument: 'ipip-neo-work@2', careless });
      return scoreSheet({ instrument: 'ipip-neo-work@2', answers }).quality.verdict;
    });
    expect(verdicts.filter((verdict) => verdict === 'doubtful').length).toBeGreaterThan(180);
  });

  it('rejects unsupported options', () => {
    const withCode = (code: string) => expect.objectContaining({ code });
    expect(() => simulateSheet({ seed: 0.5, instrument: 'ipip-neo-120/4' })).toThrow(
      withCode('invalid_input'),
    );
    expect(() => simulateSheet({ seed: 1, instrument: 'x' as never })).toThrow(
      withCode('unknown_instrument'),
    );
    expect(() => simulateSheet({ seed: 1, instrument: 'ipip-neo-120/4', traits: { O: Number.NaN } })).toThrow(
      withCode('invalid_input'),
    );
  });
});
