import { ManualData } from '@quint/contract/measures/manual.ts';
import { baseRateOf } from '@quint/psychometrics/base-rate.ts';
import { differOn } from '@quint/psychometrics/differences.ts';
import { fitOf } from '@quint/psychometrics/fit.ts';
import { normFor } from '@quint/psychometrics/norms.ts';
import { nextWhole, randomStream } from '@quint/psychometrics/random.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { INSTRUMENT_VERSION, TRAITS } from '@quint/psychometrics/types.ts';
import type { SheetScore } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import type { NormRow } from '#features/measures/norms/queries.ts';
import { manualData, NO_OWN_DATA } from '#features/measures/reports/manual/data/model.ts';
import { recomputeDifference, recomputeFit } from '#testing/recompute-fit.ts';
import { recomputeFlags } from '#testing/recompute-quality.ts';
import type { RecomputedSheet, RecomputedTrait } from '#testing/recompute-sheet.ts';
import { recompute } from '#testing/recompute-sheet.ts';

const SHEETS = 60;
/** The content of the file as transmitted: plain JSON. */
const DATA = ManualData.parse(JSON.parse(JSON.stringify(manualData(NO_OWN_DATA))));

const random = randomStream(77);

function drawSheet(seed: number) {
  const careless = [undefined, undefined, undefined, 'random', 'long_run'] as const;
  const sheet = simulateSheet({ seed, instrument: INSTRUMENT_VERSION, careless: careless[seed % 5] });
  const omittedCount = nextWhole(random, 0, 10);
  const answers: Record<number, number> = { ...sheet.answers };
  for (let count = 0; count < omittedCount; count += 1) delete answers[nextWhole(random, 1, 120)];
  return { answers, seconds: sheet.seconds };
}

const SCORED_SHEETS = Array.from({ length: SHEETS }, (_, seed) => {
  const { answers, seconds } = drawSheet(seed);
  const score = scoreSheet({ instrument: INSTRUMENT_VERSION, answers, seconds });
  return { answers, seconds, score, again: recompute(DATA, answers) };
});

function expectTraits(score: SheetScore, again: RecomputedSheet | null): void {
  for (const trait of TRAITS) {
    const [ours, theirs] = [score.traits[trait], again?.traits[trait] ?? null];
    if (ours === null) expect(theirs).toBeNull();
    else {
      expect(theirs?.z).toBeCloseTo(ours.z, 10);
      expect(theirs).toMatchObject({
        t: ours.t,
        stanine: ours.stanine,
        percentile: ours.percentile,
        low: ours.low,
        high: ours.high,
      });
    }
  }
}

function wholeTraits(again: RecomputedSheet | null): Record<(typeof TRAITS)[number], RecomputedTrait> | null {
  const traits = TRAITS.map((trait) => [trait, again?.traits[trait] ?? null] as const);
  return traits.some(([, value]) => value === null)
    ? null
    : (Object.fromEntries(traits) as Record<(typeof TRAITS)[number], RecomputedTrait>);
}

function drawRanges() {
  return Object.fromEntries(
    TRAITS.map((trait) => {
      const min = nextWhole(random, 1, 7);
      return [
        trait,
        { min, max: Math.min(9, min + nextWhole(random, 1, 8)), weight: nextWhole(random, 1, 3) },
      ];
    }),
  );
}

describe('with only the data file of the manual', () => {
  it('every figure of a trait can be recomputed', () => {
    for (const { score, again } of SCORED_SHEETS) expectTraits(score, again);
  });

  it('the level of each facet and the style view can be recomputed', () => {
    for (const { score, again } of SCORED_SHEETS) {
      for (const [facet, own] of Object.entries(score.facets)) {
        expect(again?.facets[facet]?.level ?? null).toBe(own?.level ?? null);
      }
      expect(again?.style ?? null).toEqual(score.style);
    }
  });

  it('the flags of response quality can be recomputed', () => {
    for (const { answers, seconds, score } of SCORED_SHEETS) {
      const flags = score.quality.flags.map(({ index }) => index);
      expect(recomputeFlags(DATA, { answers, seconds })).toEqual(flags.toSorted());
    }
  });

  it('so can box 1 at every second position', () => {
    const { order } = DATA.instruments[0] ?? { order: [] };
    for (const stretch of [16, 20, 30]) {
      for (const { answers } of SCORED_SHEETS.slice(0, 10)) {
        const spoilt = { ...answers };
        for (let at = 21; at < 21 + stretch; at += 2) spoilt[order[at] ?? 0] = 1;
        const { quality } = scoreSheet({ instrument: INSTRUMENT_VERSION, answers: spoilt });
        const flags = recomputeFlags(DATA, { answers: spoilt, seconds: {} });
        expect(flags.includes('every_second')).toBe(
          quality.flags.some(({ index }) => index === 'every_second'),
        );
      }
    }
  });

  it('fit, band, interval, mean of the norm group and base rate can be recomputed', () => {
    let comparedCount = 0;
    for (const { score, again } of SCORED_SHEETS) {
      const traits = wholeTraits(again);
      if (traits === null) continue;
      const ranges = drawRanges();
      const zs = Object.fromEntries(TRAITS.map((trait) => [trait, score.traits[trait]?.z ?? null]));
      const stanines = Object.fromEntries(TRAITS.map((trait) => [trait, traits[trait].stanine]));
      const fit = fitOf({ stanines, zs }, ranges, { instrument: INSTRUMENT_VERSION });
      if (fit.fit === null) continue;
      const theirs = recomputeFit(DATA, traits, { ranges });
      expect(theirs).toMatchObject({ fit: fit.fit, band: fit.band, ...fit.interval });
      expect(theirs.base).toBeCloseTo(fit.base ?? 0, 9);
      expect(theirs.reach).toBe(baseRateOf(ranges)?.reach.strong);
      comparedCount += 1;
    }
    expect(comparedCount).toBeGreaterThan(SHEETS / 2);
  });

  it('differences between people can be recomputed', () => {
    for (const [at, { score }] of SCORED_SHEETS.entries()) {
      const other = SCORED_SHEETS[(at + 1) % SHEETS]?.score;
      for (const trait of TRAITS) {
        const [one, two] = [score.traits[trait], other?.traits[trait]];
        if (!one || !two) continue;
        const [first, second] = [one, two].map(({ z }) => ({ z, basis: INSTRUMENT_VERSION }));
        if (first === undefined || second === undefined) continue;
        for (const [people, comparison] of [
          [2, 'two'],
          [3, 'three'],
          [4, 'four'],
        ] as const) {
          expect(recomputeDifference(DATA, trait, [one, two], comparison)).toBe(
            differOn(trait, first, second, people),
          );
        }
      }
    }
  });

  it('a result with a norm of own sheets can be recomputed with its error', () => {
    const { domains, facets } = normFor(INSTRUMENT_VERSION);
    const C = { mean: domains.C.mean + 3, sd: domains.C.sd - 2 };
    const statistics = {
      domains: { ...domains, C },
      facets,
      alphas: { O: 0.79, C: 0.91, E: 0.87, A: 0.84, ES: 0.88 },
    };
    const row: NormRow = {
      version: 'own-de@1',
      instrument: INSTRUMENT_VERSION,
      language: 'DE',
      people: 312,
      figures: statistics,
      is_active: true,
      date_created: new Date(),
    };
    const data = ManualData.parse(manualData({ ...NO_OWN_DATA, norms: [row] }));
    for (const { answers } of SCORED_SHEETS) {
      const norm = { version: row.version, name: row.version, source: row.version, ...statistics };
      const score = scoreSheet({ instrument: INSTRUMENT_VERSION, answers }, norm);
      expectTraits(score, recompute(data, answers, { norm: row.version }));
    }
  });

  it('a sheet of the first version can be recomputed with its own keys', () => {
    for (const { answers } of SCORED_SHEETS) {
      const score = scoreSheet({ instrument: 'ipip-neo-work@1', answers });
      expectTraits(score, recompute(DATA, answers, { instrument: 'ipip-neo-work@1' }));
    }
  });

  it('a sheet with too many missing answers has no result', () => {
    expect(recompute(DATA, { 1: 2 })).toBeNull();
  });
});
