import { getItems as getReferenceItems } from '@bigfive-org/questions';
import score from '@bigfive-org/score';
import { describe, expect, it } from 'vitest';
import { getForm } from './forms.ts';
import { nextWhole, randomStream } from './random.ts';
import { rawScores } from './raw-scores.ts';
import { readSheet } from './sheet.ts';
import { DOMAINS } from './types.ts';
import type { Facet, InstrumentId } from './types.ts';

/** The keyed value `value` in every item, then the given items left out. */
function keyedSheet(instrument: InstrumentId, value: number, omittedItems: readonly number[] = []) {
  const form = getForm(instrument);
  const answers = Object.fromEntries(
    form.items
      .filter((item) => !omittedItems.includes(item.number))
      .map((item) => [item.number, item.key === 1 ? value : form.boxes + 1 - value]),
  );
  return rawScores(readSheet({ instrument, answers }));
}

const itemsOf = (instrument: InstrumentId, facet: Facet): number[] =>
  getForm(instrument)
    .items.filter((item) => item.facet === facet)
    .map((item) => item.number);

describe('rawScores', () => {
  it('maps four boxes linearly to the 1..5 metric', () => {
    for (const [value, itemScore] of [
      [1, 1],
      [2, 1 + 4 / 3],
      [3, 1 + 8 / 3],
      [4, 5],
    ] as const) {
      const raw = keyedSheet('ipip-neo-120/4', value);
      expect(raw.facets.E1).toBeCloseTo(4 * itemScore, 12);
      expect(raw.domains.E).toBeCloseTo(24 * itemScore, 12);
    }
  });

  it('gives the work form 20 items in O, 16 in N and none of the facets left out', () => {
    const raw = keyedSheet('ipip-neo-work@2', 4);
    expect(raw.domains).toEqual({ O: 100, C: 120, E: 120, A: 120, N: 80 });
    expect(Object.keys(raw.facets)).toHaveLength(27);
    expect(raw.facets).not.toHaveProperty('O6');
  });

  it('scores a facet with three answers by their mean, with two not at all', () => {
    const [first = 0, second = 0] = itemsOf('ipip-neo-120/5', 'A4');
    const three = keyedSheet('ipip-neo-120/5', 4, [first]);
    expect(three.facets.A4).toBe(16);
    expect(three.domains.A).toBe(96);
    const two = keyedSheet('ipip-neo-120/5', 4, [first, second]);
    expect(two.facets.A4).toBeNull();
    expect(two.domains.A).toBe(96);
  });

  it('needs all facets of a domain but one', () => {
    const omittedItems = [
      ...itemsOf('ipip-neo-120/4', 'C1').slice(0, 2),
      ...itemsOf('ipip-neo-120/4', 'C2').slice(0, 2),
    ];
    const raw = keyedSheet('ipip-neo-120/4', 3, omittedItems);
    expect(raw.domains.C).toBeNull();
    expect(raw.domains.E).not.toBeNull();
  });

  it.each([
    ['O', 17, 20, ['O1', 'O2', 'O3', 'O4']],
    ['N', 14, 16, ['N1', 'N2', 'N4']],
    ['C', 20, 24, ['C1', 'C2', 'C3', 'C4', 'C5']],
  ] as const)('needs enough items of %s: %d of %d', (domain, least, all, facets) => {
    // One item from each of several facets keeps every facet valid.
    const single = facets.map((facet) => itemsOf('ipip-neo-work@2', facet)[0] ?? 0);
    expect(keyedSheet('ipip-neo-work@2', 2, single.slice(0, all - least)).domains[domain]).not.toBeNull();
    expect(keyedSheet('ipip-neo-work@2', 2, single.slice(0, all - least + 1)).domains[domain]).toBeNull();
  });
});

describe('reference mode', () => {
  it('agrees with @bigfive-org/score on 1,000 random sheets', () => {
    const reference = getReferenceItems('en');
    let differences = 0;
    for (let seed = 0; seed < 1000; seed += 1) {
      const random = randomStream(seed);
      const boxes = reference.map((item) => ({ item, box: nextWhole(random, 1, 5) }));
      const theirs = score({
        answers: boxes.map(({ item, box }) => ({
          domain: item.domain,
          facet: String(item.facet),
          score: item.choices[box - 1]?.score ?? 0,
        })),
      });
      const answers = Object.fromEntries(boxes.map(({ item, box }) => [item.num, box]));
      const ours = rawScores(readSheet({ instrument: 'ipip-neo-120/5', answers }));
      for (const domain of DOMAINS) {
        if (ours.domains[domain] !== theirs[domain]?.score) differences += 1;
        for (const index of [1, 2, 3, 4, 5, 6] as const) {
          if (ours.facets[`${domain}${index}`] !== theirs[domain]?.facet[index]?.score) differences += 1;
        }
      }
    }
    expect(differences).toBe(0);
  });
});
