import type { FairnessReport } from '@quint/contract/norms.ts';
import { describe, expect, it } from 'vitest';
import { topicsOf } from './topics.ts';

type Group = FairnessReport['comparisons'][number]['groups'][number];

function group(name: string, people: number | null, rate: number | null): Group {
  return { name, people, rate, ratio: null, is_small: false, is_low: false };
}

function report(groups: readonly Group[], measure = 'hired'): FairnessReport {
  return {
    counted: null,
    least_people: 10,
    firm_people: 30,
    least_ratio: 0.8,
    sheets: null,
    unremarkable: null,
    flags: [],
    comparisons: [{ dimension: 'gender', measure, groups: [...groups] }],
  };
}

describe('topicsOf', () => {
  it('compares the large groups with the highest of them, and shows small ones without a comparison', () => {
    const { topics, waiting } = topicsOf(
      report([
        group('female', 40, 0.5),
        group('male', 30, 0.39),
        group('16-29', 12, 1),
        group('diverse', null, null),
      ]),
    );
    const [compared] = topics[0]?.dimensions ?? [];
    expect(compared?.best.name).toBe('female');
    expect(compared?.groups.map(({ name, ratio }) => [name, ratio])).toEqual([
      ['female', 1],
      ['male', 0.78],
      ['16-29', undefined],
    ]);
    expect(compared?.low.map(({ name }) => name)).toEqual(['male']);
    expect(compared?.hidden).toEqual(['diverse']);
    expect(waiting).toEqual(['fit', 'unremarkable', 'O', 'C', 'E', 'A', 'ES']);
  });

  it('waits with a measure that has fewer than two large groups', () => {
    const { topics, waiting } = topicsOf(report([group('female', 29, 0.5), group('male', 300, 0.1)]));
    expect(topics).toEqual([]);
    expect(waiting).toContain('hired');
  });

  it('finds no group low where nobody is hit', () => {
    const { topics } = topicsOf(report([group('female', 30, 0), group('male', 30, 0)]));
    expect(topics[0]?.dimensions[0]?.low).toEqual([]);
  });
});
