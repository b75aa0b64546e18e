import { getForm } from '@quint/psychometrics/forms.ts';
import { scoreSheet } from '@quint/psychometrics/scoring.ts';
import { simulateSheet } from '@quint/psychometrics/simulate.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';
import type { CountRows } from '#features/measures/norms/counts/model.ts';
import { startTally } from '#features/measures/norms/counts/model.ts';
import type { SheetToCount } from '#features/measures/norms/counts/queries.ts';

const instrument = INSTRUMENT_VERSION;
const FORM = getForm(instrument);
const LEAST = { perDomain: 10, perGroup: 20 };

function sheetOf(seed: number, gender: string | null): SheetToCount {
  const { answers } = simulateSheet({ seed, instrument });
  const { domains, facets } = scoreSheet({ instrument, answers }).raw;
  const age = gender === null ? null : 30 + (seed % 20);
  return { instrument, language: 'DE', domains, facets, gender, age, answers };
}

function sheetsOf(people: Readonly<Record<string, number>>): SheetToCount[] {
  const genders = Object.entries(people).flatMap(([gender, count]) => Array<string>(count).fill(gender));
  return genders.map((gender, seed) => sheetOf(seed, gender === 'unknown' ? null : gender));
}

function rowsOf(sheets: readonly SheetToCount[]): CountRows {
  const tally = startTally();
  for (const sheet of sheets) tally.add(sheet);
  return tally.rows(LEAST);
}

/** People by item, level and response category, of a whole dimension. */
function boxesOf({ boxes }: CountRows, dimension: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of boxes.filter((each) => each.dimension === dimension)) {
    const key = [row.item, row.stanine, row.box].join('/');
    counts.set(key, (counts.get(key) ?? 0) + row.people);
  }
  return counts;
}

const groupsOf = ({ boxes }: CountRows) => [
  ...new Set(boxes.map(({ dimension, group_name: name }) => `${dimension} ${name}`)),
];
const sizeOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].reduce((sum, [key, count]) => sum + (key.startsWith('1/') ? count : 0), 0);

describe('the response counts of groups', () => {
  const ALL = ['none all', 'sex male', 'sex female', 'age 16-39', 'age 40+'];

  const OTHERS: readonly { others: Record<string, number>; reportedCount: number }[] = [
    { others: { diverse: 1 }, reportedCount: 80 },
    { others: { diverse: 5, unknown: 14 }, reportedCount: 80 },
    { others: { diverse: 6, unknown: 14 }, reportedCount: 100 },
    { others: {}, reportedCount: 80 },
  ];

  it.each(OTHERS)(
    'omit $others, who are neither women nor men, while they are few',
    ({ others, reportedCount }) => {
      const rows = rowsOf(sheetsOf({ male: 40, female: 40, ...others }));
      expect(groupsOf(rows).toSorted()).toEqual(ALL.toSorted());
      const [all, sex, age] = ['none', 'sex', 'age'].map((dimension) => boxesOf(rows, dimension));
      expect(age).toEqual(sex);
      expect(sizeOf(all ?? new Map())).toBe(reportedCount);
      if (reportedCount === 80) expect(all).toEqual(sex);
    },
  );

  it('are shown for both groups of a pair or neither, and for everybody when there is no pair', () => {
    const rows = rowsOf(
      sheetsOf({ male: 60, female: 19, diverse: 1 }).map((sheet) => ({ ...sheet, age: 50 })),
    );
    expect(groupsOf(rows)).toEqual(['none all']);
    expect(sizeOf(boxesOf(rows, 'none'))).toBe(80);
    expect(rowsOf(sheetsOf({ male: 19 })).boxes).toEqual([]);
  });

  it('count people with answers: results alone make no group large enough', () => {
    const sheets = sheetsOf({ male: 40, female: 40 });
    const rows = rowsOf(sheets.map((sheet, index) => (index < 70 ? { ...sheet, answers: {} } : sheet)));
    expect(rows.boxes).toEqual([]);
    expect(rows.sums.find(({ measure }) => measure === 'C')?.sums.n).toBe(80);
  });
});

describe('the sums of items', () => {
  const countOf = ({ sums }: CountRows, measure: string) =>
    sums.find((row) => row.measure === measure)?.sums.n;
  const [first] = FORM.items.filter(({ domain }) => domain === 'E');

  it('count people who answered every item of a domain', () => {
    const sheets = sheetsOf({ male: 30 });
    const rows = rowsOf(
      sheets.map((sheet, index) => {
        const otherAnswers = Object.entries(sheet.answers).filter(([item]) => Number(item) !== first?.number);
        return index < 5 ? { ...sheet, answers: Object.fromEntries(otherAnswers) } : sheet;
      }),
    );
    for (const { number, domain } of FORM.items) {
      expect(countOf(rows, `item:${number}`)).toBe(domain === 'E' ? 25 : 30);
    }
    expect([countOf(rows, 'complete:E'), countOf(rows, 'complete:O'), countOf(rows, 'E')]).toEqual([
      25, 30, 30,
    ]);
    const numbers = FORM.items.filter(({ domain }) => domain === 'E').map(({ number }) => number);
    const products = rows.products.filter(({ item_a: item }) => numbers.includes(item));
    expect(products).toHaveLength((numbers.length * (numbers.length - 1)) / 2);
    expect(products.every(({ people, item_b: item }) => people === 25 && numbers.includes(item))).toBe(true);
  });

  it('are left out for few people, whose answers could be inferred', () => {
    const rows = rowsOf(sheetsOf({ male: 9 }));
    expect(rows.products).toEqual([]);
    expect(rows.sums.filter(({ measure }) => measure.includes(':'))).toEqual([]);
    expect(countOf(rows, 'E')).toBe(9);
  });
});

describe('an unknown form', () => {
  it('is left out and reported', () => {
    const tally = startTally();
    tally.add({ ...sheetOf(1, 'male'), instrument: 'other@1' });
    expect([...tally.unknown]).toEqual(['other@1']);
    expect(tally.rows(LEAST)).toEqual({ sums: [], products: [], boxes: [] });
  });
});
