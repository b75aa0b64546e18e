import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getForm } from './forms.ts';
import { normFor } from './norms.ts';
import { MOST_MISSING_ANSWERS, scoreSheet, traitScores } from './scoring.ts';
import { simulateSheet } from './simulate.ts';
import { stanineOf } from './stanines.ts';
import { INSTRUMENTS, TRAITS, WORK_FORMS } from './types.ts';
import type { InstrumentId } from './types.ts';

const instruments = fc.constantFrom(...INSTRUMENTS);

/** Any complete sheet of any form. */
const sheets = instruments.chain((instrument) => {
  const form = getForm(instrument);
  return fc
    .array(fc.integer({ min: 1, max: form.boxes }), {
      minLength: form.items.length,
      maxLength: form.items.length,
    })
    .map((boxes) => ({
      instrument,
      answers: Object.fromEntries(form.items.map((item, index) => [item.number, boxes[index] ?? 1])),
    }));
});

function without(instrument: InstrumentId, missingCount: number) {
  const items = getForm(instrument).items.slice(missingCount);
  return { instrument, answers: Object.fromEntries(items.map((item) => [item.number, 2])) };
}

describe('scoreSheet', () => {
  it('reports versions', () => {
    expect(scoreSheet(without('ipip-neo-work@2', 0)).versions).toEqual({
      instrument: 'ipip-neo-work@2',
      scoring: 'scoring@2',
      norm: 'common-adult@1',
      quality: 'quality@2',
    });
  });

  it('scores the same answers identically in every version of the work form', () => {
    const {
      1001: _first,
      1002: _second,
      ...answers
    } = simulateSheet({
      seed: 3,
      instrument: 'ipip-neo-work@2',
    }).answers as Record<number, number>;
    const [first, second] = WORK_FORMS.map((instrument) => scoreSheet({ instrument, answers }));
    expect(second).toEqual({ ...first, versions: { ...first?.versions, instrument: 'ipip-neo-work@2' } });
  });

  it('compares the sums with the norm', () => {
    const { raw, traits } = scoreSheet(without('ipip-neo-120/5', 0));
    const { mean, sd } = normFor('ipip-neo-120/5').domains.C;
    expect(traits.C?.z).toBe(((raw.domains.C ?? 0) - mean) / sd);
    expect(traits.C).toMatchObject({ stanine: stanineOf(traits.C?.z ?? 0) });
  });

  it('makes emotional stability the mirror of neuroticism', () => {
    fc.assert(
      fc.property(sheets, (sheet) => {
        const { raw, traits } = scoreSheet(sheet);
        const { mean, sd } = normFor(sheet.instrument).domains.N;
        const zN = ((raw.domains.N ?? 0) - mean) / sd;
        return traits.ES?.z === -zN && traits.ES.stanine === 10 - stanineOf(zN);
      }),
      { numRuns: 50 },
    );
  });

  it('does not depend on the display order', () => {
    const orderedSheets = sheets.chain((sheet) => {
      const order = [...getForm(sheet.instrument).order];
      const shuffledOrder = fc.shuffledSubarray(order, { minLength: order.length });
      return fc.record({ sheet: fc.constant(sheet), order: shuffledOrder });
    });
    fc.assert(
      fc.property(orderedSheets, ({ sheet, order }) => {
        const [plain, shuffledScores] = [scoreSheet(sheet), scoreSheet({ ...sheet, order })];
        expect({ ...shuffledScores, quality: null }).toEqual({ ...plain, quality: null });
      }),
      { numRuns: 50 },
    );
  });

  it('is inside 1..9, 20..80 and 1..99', () => {
    fc.assert(
      fc.property(sheets, (sheet) =>
        TRAITS.every((trait) => {
          const score = scoreSheet(sheet).traits[trait];
          if (!score) return false;
          const within = (value: number, low: number, high: number) =>
            Number.isInteger(value) && value >= low && value <= high;
          return within(score.stanine, 1, 9) && within(score.t, 20, 80) && within(score.percentile, 1, 99);
        }),
      ),
      { numRuns: 50 },
    );
  });

  it('scores with ten missing answers and rejects eleven', () => {
    for (const instrument of INSTRUMENTS) {
      expect(scoreSheet(without(instrument, MOST_MISSING_ANSWERS)).traits).toBeDefined();
      expect(() => scoreSheet(without(instrument, 11))).toThrow(
        expect.objectContaining({ code: 'too_many_missing' }),
      );
    }
  });

  it('does not count instructed items as missing', () => {
    const sheet = without('ipip-neo-work@2', 10);
    expect(() => scoreSheet(sheet)).not.toThrow();
    expect(() => scoreSheet({ ...sheet, answers: { ...sheet.answers, 1001: 3, 1002: 3 } })).not.toThrow();
    const short = without('ipip-neo-work@2', 11);
    expect(() => scoreSheet({ ...short, answers: { ...short.answers, 1001: 3, 1002: 3 } })).toThrow(
      expect.objectContaining({ code: 'too_many_missing' }),
    );
  });

  it('leaves an invalid scale empty and scores the others', () => {
    const form = getForm('ipip-neo-work@2');
    const ofN = form.items.filter((item) => item.domain === 'N').slice(0, 5);
    const answers = Object.fromEntries(
      form.items.filter((item) => !ofN.includes(item)).map((item) => [item.number, 3]),
    );
    const result = scoreSheet({ instrument: 'ipip-neo-work@2', answers });
    expect(result.raw.domains.N).toBeNull();
    expect(result.traits.ES).toBeNull();
    expect(result.style).toBeNull();
    expect(result.traits.O).not.toBeNull();
  });

  it('gives facets three levels', () => {
    const form = getForm('ipip-neo-120/5');
    const high = Object.fromEntries(form.items.map((item) => [item.number, item.key === 1 ? 5 : 1]));
    const low = Object.fromEntries(form.items.map((item) => [item.number, item.key === 1 ? 1 : 5]));
    const levels = (answers: Record<number, number>) =>
      Object.values(scoreSheet({ instrument: 'ipip-neo-120/5', answers }).facets).map(
        (facet) => facet?.level,
      );
    expect(new Set(levels(high))).toEqual(new Set(['high']));
    expect(new Set(levels(low))).toEqual(new Set(['low']));
    expect(levels(high)).toHaveLength(30);
  });
});

describe('traitScores', () => {
  it('recomputes stored sums with another norm', () => {
    const norm = normFor('ipip-neo-120/4');
    const movedNorm = { ...norm, domains: { ...norm.domains, E: { mean: 70, sd: 10 } } };
    const domains = { O: 85.68, C: 89.43, E: 80, A: null, N: 67.32 };
    const scores = traitScores(domains, movedNorm, 'ipip-neo-120/4');
    expect(scores).toMatchObject({ O: { z: 0, t: 50, stanine: 5, percentile: 50 }, E: { z: 1 }, A: null });
    expect(Object.is(scores.ES?.z, -0)).toBe(false);
  });
});
