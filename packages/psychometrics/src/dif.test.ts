import { describe, expect, it } from 'vitest';
import { difOf, LEAST_PEOPLE_OF_DIF } from './dif.ts';
import type { DifStratum } from './dif.ts';
import { getForm } from './forms.ts';
import { nextNormal, randomStream } from './random.ts';
import type { RandomStream } from './random.ts';
import { simulateSheet } from './simulate.ts';

const CUTS = [-1, 0, 1];
const STRATA = 9;

/** One item over nine levels of a trait; the focal group finds it easier by `shift` (logistic, so that odds are common). */
function strataOf(random: RandomStream, { people, shift }: { people: number; shift: number }): DifStratum[] {
  const strata = Array.from({ length: STRATA }, () => ({ reference: [0, 0, 0, 0], focal: [0, 0, 0, 0] }));
  for (const group of ['reference', 'focal'] as const) {
    for (let person = 0; person < people; person += 1) {
      const level = Math.min(STRATA - 1, Math.max(0, Math.floor(2 * nextNormal(random) + 4.5)));
      const uniform = Math.max(1e-12, random());
      const latentScore =
        (level - 4) / 2 + Math.log(uniform / (1 - uniform)) + (group === 'focal' ? shift : 0);
      const box = CUTS.filter((cut) => latentScore > cut).length;
      const counts = strata[level]?.[group];
      if (counts) counts[box] = (counts[box] ?? 0) + 1;
    }
  }
  return strata;
}

describe('an item compared between groups', () => {
  it('detects a planted effect, with its size and direction', () => {
    const dif = difOf(strataOf(randomStream(1), { people: 600, shift: 0.9 }));
    expect(dif?.size).toBe('large');
    expect(dif?.p).toBeLessThan(0.001);
    expect(dif?.smd).toBeGreaterThan(0.2);
    const back = difOf(strataOf(randomStream(1), { people: 600, shift: -0.9 }));
    expect(back?.size).toBe('large');
    expect(back?.odds).toBeLessThan(1);
    expect(back?.smd).toBeLessThan(-0.2);
  });

  it.each([
    [0.42, 'negligible'],
    [0.44, 'moderate'],
    [0.63, 'moderate'],
    [0.65, 'large'],
  ])('has the size class of a log odds ratio of %f: %s', (log, size) => {
    const [people, odds] = [100_000, Math.exp(log)];
    const focal = [people / (1 + odds), (people * odds) / (1 + odds)];
    expect(difOf([{ reference: [people / 2, people / 2], focal }])?.size).toBe(size);
  });

  it('has the planted odds inside the interval in 95 of 100 samples', () => {
    const runs = 300;
    let inside = 0;
    for (let seed = 0; seed < runs; seed += 1) {
      const dif = difOf(strataOf(randomStream(seed), { people: 300, shift: 0.5 }));
      if (dif !== null && dif.oddsLow <= Math.exp(0.5) && Math.exp(0.5) <= dif.oddsHigh) inside += 1;
    }
    // Three standard errors of a share of .95 in 300 runs.
    expect(inside / runs).toBeGreaterThan(0.91);
    expect(inside / runs).toBeLessThan(0.988);
  });

  it('raises a false alarm for 5 of 100 items, none of them large', () => {
    const runs = 400;
    const difs = Array.from({ length: runs }, (_, seed) =>
      difOf(strataOf(randomStream(1000 + seed), { people: 250, shift: 0 })),
    );
    const alarms = difs.filter((dif) => dif !== null && dif.p < 0.05).length / runs;
    expect(alarms).toBeGreaterThan(0.017);
    expect(alarms).toBeLessThan(0.083);
    expect(difs.filter((dif) => dif?.size === 'large')).toEqual([]);
  });

  it('is null below 200 people in a group, or when all chose the same box', () => {
    expect(difOf(strataOf(randomStream(1), { people: LEAST_PEOPLE_OF_DIF - 1, shift: 1 }))).toBeNull();
    expect(difOf([{ reference: [0, 300], focal: [0, 300] }])).toBeNull();
    expect(
      difOf([
        { reference: [300, 0], focal: [0, 0] },
        { reference: [0, 0], focal: [0, 300] },
      ]),
    ).toBeNull();
  });
});

describe('whole sheets', () => {
  it('show the one item that was changed for a group, and no other', () => {
    const form = getForm('ipip-neo-work@1');
    const items = form.items.filter(({ domain }) => domain === 'C');
    const [plantedItem] = items;
    const strata = new Map(items.map(({ number }) => [number, new Map<number, DifStratum>()]));
    for (let seed = 0; seed < 900; seed += 1) {
      const group = seed % 2 === 0 ? 'reference' : 'focal';
      const { answers } = simulateSheet({ seed, instrument: form.instrument });
      const boxes = items.map(({ number, key }) =>
        key === 1 ? (answers[number] ?? 1) - 1 : 4 - (answers[number] ?? 1),
      );
      if (group === 'focal') boxes[0] = Math.min(3, (boxes[0] ?? 0) + 1);
      const level = Math.floor(boxes.reduce((sum, box) => sum + box, 0) / 8);
      for (const [index, { number }] of items.entries()) {
        const ofItem = strata.get(number);
        const stratum = ofItem?.get(level) ?? { reference: [0, 0, 0, 0], focal: [0, 0, 0, 0] };
        ofItem?.set(level, stratum);
        const counts = stratum[group] as number[];
        const box = boxes[index] ?? 0;
        counts[box] = (counts[box] ?? 0) + 1;
      }
    }
    const large = items.filter(
      ({ number }) => difOf([...(strata.get(number)?.values() ?? [])])?.size === 'large',
    );
    expect(large.map(({ number }) => number)).toEqual([plantedItem?.number]);
  });
});
