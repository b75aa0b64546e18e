import { describe, expect, it } from 'vitest';
import type { CountedPart } from '#features/measures/norms/fairness/counts/queries.ts';
import {
  findFewOthers,
  withoutFewGenders,
  withoutSmallRests,
} from '#features/measures/norms/fairness/suppression/model.ts';

const WHOLE: CountedPart = {
  organization_id: 'workspace',
  role_id: null,
  dimension: 'gender',
  group_name: 'female',
  outcome: 'strong',
  period: 'all',
  people: 21,
  hits: 8,
  in_total: 21,
};

const rate = (people: number, values: Partial<CountedPart> = {}): CountedPart => ({
  ...WHOLE,
  people,
  in_total: people,
  ...values,
});

const listShownRates = (...rates: readonly CountedPart[]) =>
  withoutSmallRests(rates).map(({ role_id, period, people }) => `${role_id ?? 'all'} ${period} ${people}`);

describe('periods', () => {
  it('are left out, the smallest first, until no one to nine people can be worked out', () => {
    expect(listShownRates(rate(21), rate(10, { period: '2025-2' }), rate(10, { period: '2026-1' }))).toEqual([
      'all all 21',
      'all 2026-1 10',
    ]);
    expect(listShownRates(rate(21), rate(13, { period: '2026' }))).toEqual(['all all 21']);
    expect(listShownRates(rate(23), rate(13, { period: '2026' }))).toEqual(['all all 23', 'all 2026 13']);
    expect(
      listShownRates(rate(25), rate(12, { period: '2025-1' }), rate(13, { period: '2026-1' })),
    ).toHaveLength(3);
  });

  it('do not fill up a year that is left out, nor one that is shown', () => {
    const halves = [rate(12, { period: '2025-1' }), rate(11, { period: '2025-2' })];
    expect(listShownRates(rate(30), rate(23, { period: '2025' }), ...halves)).toEqual(['all all 30']);
    expect(listShownRates(rate(50), rate(24, { period: '2025' }), ...halves)).toEqual([
      'all all 50',
      'all 2025 24',
      'all 2025-1 12',
    ]);
  });
});

describe('roles', () => {
  it('are left out with their periods where all roles together would say what the others are', () => {
    const first = [rate(20, { role_id: 'a' }), rate(20, { role_id: 'a', period: '2026-1' })];
    const second = [rate(30, { role_id: 'b' })];
    expect(listShownRates(rate(51), ...first, ...second)).toEqual(['all all 51', 'b all 30']);
    expect(listShownRates(rate(50), ...first, ...second)).toHaveLength(4);
    expect(listShownRates(rate(60), ...first, ...second)).toHaveLength(4);
  });

  it('count towards the rest with the people whose last assessment was theirs', () => {
    const other = rate(30, { role_id: 'b' });
    expect(listShownRates(rate(45), rate(20, { role_id: 'a', in_total: 15 }), other)).toHaveLength(3);
    expect(listShownRates(rate(46), rate(20, { role_id: 'a', in_total: 15 }), other)).toEqual([
      'all all 46',
      'b all 30',
    ]);
  });

  it('are left out of a period in which all roles together are left out', () => {
    const rates = [
      rate(25),
      rate(12, { period: '2025-2' }),
      rate(11, { period: '2026-1' }),
      rate(25, { role_id: 'a' }),
      rate(11, { role_id: 'a', period: '2026-1' }),
    ];
    expect(listShownRates(...rates)).toEqual(['all all 25', 'all 2025-2 12', 'a all 25']);
  });
});

it('looks at each group, outcome and workspace alone', () => {
  const part = rate(13, { period: '2026' });
  for (const other of [{ group_name: 'male' }, { outcome: 'hired' }, { organization_id: 'other' }] as const)
    expect(listShownRates(rate(21), { ...part, ...other })).toHaveLength(2);
});

describe('people of groups that are too small', () => {
  const cell = (gender: string, age: string, people: number) => ({ gender, age, people });
  type Cells = readonly ReturnType<typeof cell>[];
  const both: Cells = [cell('female', '16-29', 20), cell('male', '30-44', 20)];
  const few = (...cells: Cells) => {
    const { genders, ages } = findFewOthers(cells);
    return [...genders, ...ages];
  };

  it('are left out of a workspace, where they are one to nine', () => {
    expect(few(...both)).toEqual([]);
    expect(few(...both, cell('diverse', '30-44', 1))).toEqual(['diverse']);
    expect(few(...both, cell('male', '60+', 9))).toEqual(['60+']);
    expect(few(...both, cell('diverse', '60+', 9))).toEqual(['diverse']);
    expect(few(...both, cell('diverse', '30-44', 10))).toEqual([]);
    expect(few()).toEqual([]);
  });

  it('are looked for again when others are left out', () => {
    const cells = [
      cell('female', '16-29', 20),
      cell('female', '30-44', 8),
      cell('male', '16-29', 15),
      cell('diverse', '30-44', 4),
    ];
    expect(few(...cells)).toEqual(['diverse', '30-44']);
    expect(few(cell('female', '16-29', 9))).toEqual(['female']);
  });

  it('stay where ten or more of them are together', () => {
    expect(few(cell('female', '16-29', 20), cell('male', '16-29', 6), cell('diverse', '16-29', 6))).toEqual(
      [],
    );
  });

  it('are left out of a single comparison by gender', () => {
    expect(withoutFewGenders([...both, cell('diverse', '30-44', 9)])).toEqual(both);
    expect(withoutFewGenders([...both, cell('male', '60+', 2)])).toHaveLength(3);
  });
});
