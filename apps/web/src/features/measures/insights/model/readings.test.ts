import { traitScoreOf } from '@quint/psychometrics/stanines.ts';
import { halfWidthOf } from '@quint/psychometrics/norms.ts';
import { styleOf } from '@quint/psychometrics/style.ts';
import { TRAITS, type SheetScore, type Trait } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import {
  byDistance,
  leadingStylesOf,
  outerTraits,
  pairOf,
  readTrait,
  shareBelow,
  styleKeyOf,
  stylesOf,
  type ResultScores,
} from './readings.ts';

const INSTRUMENT = 'ipip-neo-work@2';

function makeResult(zs: Partial<Record<Trait, number | null>>): ResultScores {
  const traits = Object.fromEntries(
    TRAITS.map((trait) => {
      const z = zs[trait] === undefined ? 0 : zs[trait];
      return [trait, z === null ? null : traitScoreOf(z, halfWidthOf(trait, INSTRUMENT))];
    }),
  ) as SheetScore['traits'];
  return {
    traits,
    facets: {},
    style: styleOf(traits),
    quality: { verdict: 'ok', flags: [] },
    versions: { instrument: INSTRUMENT, scoring: 's', norm: 'common-adult@1', quality: 'q' },
  };
}

describe('readTrait', () => {
  it('returns the band of the stanine, and the neighbour that the error bar reaches', () => {
    expect(readTrait(makeResult({ C: 0 }), 'C')).toMatchObject({ band: 'middle', also: null });
    expect(readTrait(makeResult({ C: 0.6 }), 'C')).toMatchObject({ band: 'middle', also: 'high' });
    expect(readTrait(makeResult({ C: 0.8 }), 'C')).toMatchObject({ band: 'high', also: 'middle' });
    expect(readTrait(makeResult({ C: -0.8 }), 'C')).toMatchObject({ band: 'low', also: 'middle' });
    expect(readTrait(makeResult({ C: 1.6 }), 'C')).toMatchObject({ band: 'high', also: null });
    expect(readTrait(makeResult({ C: null }), 'C')).toBeNull();
  });
});

describe('The most pronounced traits', () => {
  it('are sorted by distance, with unscored traits at the end', () => {
    expect(byDistance(makeResult({ O: 0.2, C: null, E: -1.5, A: 0.9, ES: -0.3 }))).toEqual([
      'E',
      'A',
      'ES',
      'O',
      'C',
    ]);
  });

  it('share one text for two of them, whichever is first', () => {
    expect(pairOf(makeResult({ ES: -1.8, O: 1.2 }))).toMatchObject({
      first: 'O',
      second: 'ES',
      pair: 'OES',
      sides: 'highLow',
    });
    expect(pairOf(makeResult({ O: 1.8, ES: -1.2 }))).toMatchObject({ pair: 'OES', sides: 'highLow' });
    expect(pairOf(makeResult({ C: -2, A: -2 }))).toMatchObject({
      pair: 'CA',
      sides: 'lowLow',
      isUnsure: false,
    });
    expect(pairOf(makeResult({ C: -2 }))).toBeNull();
  });

  it('have a text for every two traits and sides', () => {
    for (const first of TRAITS)
      for (const second of TRAITS.filter((trait) => trait !== first))
        for (const [one, two] of [
          [-2, -2],
          [-2, 2],
          [2, -2],
          [2, 2],
        ])
          expect(pairOf(makeResult({ [first]: one, [second]: two }))).not.toBeNull();
  });

  it('are outside the middle', () => {
    expect(outerTraits(makeResult({ O: 0.7, C: -1.5, E: 1 }))).toMatchObject([
      { trait: 'C', side: 'low' },
      { trait: 'E', side: 'high' },
    ]);
  });
});

describe('The styles', () => {
  it('have one key for two of them, in either order', () => {
    const [first, second] = [makeResult({ C: 2, E: 1 }), makeResult({ C: 1.6, E: 1 })];
    expect([first.style?.primary, second.style?.primary]).toEqual(['G/I', 'I/G']);
    expect([styleKeyOf(first), styleKeyOf(second)]).toEqual(['IG', 'IG']);
    expect(styleKeyOf({ ...makeResult({ A: null }) })).toBeNull();
  });

  it('have no leading style when none is high', () => {
    const result = makeResult({ E: 0.4, A: -0.3 });
    expect(result.style?.primary).toMatch(/^D/);
    expect(styleKeyOf(result)).toBeNull();
    expect(leadingStylesOf(result)).toEqual([]);
    expect(leadingStylesOf(makeResult({ E: 1, A: -1.5 }))).toEqual(['D']);
  });

  it('have an error bar around their exact position, and the bands that it reaches', () => {
    const [drivingStyle] = stylesOf(makeResult({ A: -1 })) ?? [];
    // 0.9 / 0.963 = 0.935, at 6.87 ± 1.2.
    expect(drivingStyle).toMatchObject({ stanine: 7, low: 5.5, high: 8, band: 'high', also: ['middle'] });
    expect(drivingStyle?.position).toBeCloseTo(6.87, 2);
  });
});

describe('shareBelow', () => {
  it('is between the ends of its error', () => {
    const share = shareBelow(makeResult({ E: 1 }), 'E');
    expect(share?.at).toBe(84);
    expect(share?.low).toBeLessThan(84);
    expect(share?.high).toBeGreaterThan(84);
    expect(shareBelow(makeResult({ E: null }), 'E')).toBeNull();
  });

  it('is deterministic', () => {
    expect(shareBelow(makeResult({ E: 1 }), 'E')).toEqual(shareBelow(makeResult({ E: 1 }), 'E'));
  });
});
