import { describe, expect, it } from 'vitest';
import { semOf } from './norms.ts';
import { nextNormal, randomStream } from './random.ts';
import { stanineOf } from './stanines.ts';
import { measureStyles, STYLE_FORMULAS, STYLES, styleHalfWidthOf, styleOf, styleSemOf } from './style.ts';
import { INSTRUMENT_VERSION } from './types.ts';
import type { Alphas } from './types.ts';

const at = (C: number, E: number, A: number, ES: number) =>
  styleOf({ C: { z: C }, E: { z: E }, A: { z: A }, ES: { z: ES } });

describe('styleOf', () => {
  it('weighs the traits', () => {
    expect(at(0.3, 1, -0.5, 0.2)?.scores).toEqual({
      D: stanineOf((0.4 + 0.45) / 0.963),
      I: stanineOf((0.9 - 0.2) / 1.007),
      S: stanineOf((-0.3 - 0.35 + 0.12) / 0.961),
      G: stanineOf((0.24 - 0.6 + 0.1) / 0.888),
    });
  });

  it.each([
    [0, 1, -1.5, 0, 'D'],
    [0, 1.5, 0.3, 0, 'I'],
    [-1, -0.5, 1, 1, 'S'],
    [1.5, -1, 0, 0, 'G'],
    [0, 1, -0.5, 0, 'D/I'],
    [0, 0, 0, 0, 'D/I'],
    [1, -1, 1, 1, 'S/G'],
  ])('C %d, E %d, A %d, ES %d is %s', (C, E, A, ES, primary) => {
    expect(at(C, E, A, ES)?.primary).toBe(primary);
  });

  it('needs all four traits', () => {
    const zero = { z: 0 };
    for (const missingTrait of ['C', 'E', 'A', 'ES'] as const) {
      expect(styleOf({ C: zero, E: zero, A: zero, ES: zero, [missingTrait]: null })).toBeNull();
    }
  });
});

const VERSIONS = { instrument: INSTRUMENT_VERSION };
const OWN: Alphas = { O: 0.8, C: 0.7, E: 0.92, A: 0.55, ES: 0.81 };
const STYLE_TRAITS = ['C', 'E', 'A', 'ES'] as const;
const byTrait = (valueOf: (trait: (typeof STYLE_TRAITS)[number]) => number) => ({
  C: { z: valueOf('C') },
  E: { z: valueOf('E') },
  A: { z: valueOf('A') },
  ES: { z: valueOf('ES') },
});

describe('the error of the styles', () => {
  it.each([
    ['published alphas', VERSIONS],
    ['own alphas', { ...VERSIONS, alphas: OWN }],
  ])('is the one that repeated measurements of the same person show: %s', (_, versions) => {
    const random = randomStream(3);
    const truth = { C: 0.4, E: -0.7, A: 0.2, ES: 1.1 };
    const trueZ = measureStyles({ traits: byTrait((trait) => truth[trait]), versions });
    const rounds = 20_000;
    const squares = { D: 0, I: 0, S: 0, G: 0 };
    const inside = { D: 0, I: 0, S: 0, G: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const measuredStyles = measureStyles({
        traits: byTrait((trait) => truth[trait] + semOf(trait, versions) * nextNormal(random)),
        versions,
      });
      for (const [index, { style, z }] of (measuredStyles ?? []).entries()) {
        const error = z - (trueZ?.[index]?.z ?? Number.NaN);
        squares[style] += error ** 2;
        if (2 * Math.abs(error) <= 2 * 1.645 * styleSemOf(style, versions)) inside[style] += 1;
      }
    }
    for (const style of STYLES) {
      const ratio = Math.sqrt(squares[style] / rounds) / styleSemOf(style, versions);
      expect(Math.abs(ratio - 1), style).toBeLessThan(0.015);
      expect(Math.abs(inside[style] / rounds - 0.9), style).toBeLessThan(0.01);
    }
  });

  it('has these half widths for the work form', () => {
    expect(STYLES.map((style) => styleHalfWidthOf(style, INSTRUMENT_VERSION))).toEqual([1.2, 1.1, 1.2, 1.2]);
    expect(STYLES.map((style) => styleHalfWidthOf(style, 'ipip-neo-120/5'))).toEqual([1.2, 1.1, 1.2, 1.2]);
  });

  it('does not depend on traits without a weight', () => {
    const other = { ...OWN, O: 0.1, ES: 0.1 };
    for (const style of ['D', 'I', 'G'] as const) {
      expect(Object.keys(STYLE_FORMULAS[style].weights)).not.toContain('ES');
      expect(styleSemOf(style, { ...VERSIONS, alphas: other })).toBe(
        styleSemOf(style, { ...VERSIONS, alphas: OWN }),
      );
    }
  });
});

describe('measureStyles', () => {
  it('has the stanines of styleOf, and every band that the bar reaches', () => {
    const traits = byTrait((trait) => ({ C: 0.4, E: -0.7, A: 0.2, ES: 1.1 })[trait]);
    const measuredStyles = measureStyles({ traits, versions: VERSIONS });
    expect(Object.fromEntries((measuredStyles ?? []).map(({ style, stanine }) => [style, stanine]))).toEqual(
      styleOf(traits)?.scores,
    );
    // D: (−0.28 − 0.18) / 0.963 = −0.48, at 4.0 with a bar from 3 to 5.
    expect(measuredStyles?.[0]).toMatchObject({ stanine: 4, low: 3, high: 5, band: 'middle', also: ['low'] });
  });

  it('gives one reading for a style far from every limit, and stays inside the scale', () => {
    const top = measureStyles({ traits: byTrait((trait) => (trait === 'A' ? -3 : 3)), versions: VERSIONS });
    expect(top?.[0]).toMatchObject({ stanine: 9, high: 9, band: 'high', also: [] });
    const mean = measureStyles({ traits: byTrait(() => 0), versions: VERSIONS });
    expect(mean?.map(({ band, also }) => [band, also])).toEqual(
      Array.from({ length: 4 }, () => ['middle', []]),
    );
  });

  it('needs all four traits', () => {
    expect(measureStyles({ traits: { ...byTrait(() => 0), A: null }, versions: VERSIONS })).toBeNull();
  });
});
