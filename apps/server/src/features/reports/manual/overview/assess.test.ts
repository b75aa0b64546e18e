import type { ManualData } from '@quint/contract/manual.ts';
import { describe, expect, it } from 'vitest';
import { manualData, NO_OWN_DATA } from '#features/reports/manual/data/model.ts';
import { assess } from '#features/reports/manual/overview/model.ts';

type Study = ManualData['studies'][number];

const ALPHA: Study['scales'][number] = {
  scale: 'O',
  n: 100,
  alpha: 0.8,
  alpha_low: 0.74,
  alpha_high: 0.85,
  omega: null,
  omega_low: null,
  omega_high: null,
  omega_state: 'few',
  published_alpha: 0.82,
};

function studyOf(people: number, pairs: number): Study {
  return {
    instrument: 'ipip-neo-work@2',
    language: 'DE',
    people,
    scales: people < 100 ? [] : [ALPHA],
    retest: [{ scale: 'O', weeks: '2-8', pairs, r: pairs < 30 ? null : 0.8, low: 0.7, high: 0.9 }],
    languages: [],
    dif: [],
  };
}

const openOf = (studies: readonly Study[]) =>
  assess(manualData({ ...NO_OWN_DATA, studies })).flatMap(({ open }) => open);
const markOf = (studies: readonly Study[], criterion: string) =>
  assess(manualData({ ...NO_OWN_DATA, studies })).find((each) => each.criterion === criterion)?.mark;

describe('our own assessment', () => {
  it('names what is open while there are no data of our own', () => {
    expect(openOf([])).toEqual(
      expect.arrayContaining(['germanNorm', 'ownAlpha', 'retest', 'criterion', 'invariance', 'faking']),
    );
    expect(markOf([], 'validity')).toBe('not');
    expect(markOf([], 'reliability')).toBe('partly');
  });

  it('closes a point when enough people have answered, and not one earlier', () => {
    expect(openOf([studyOf(99, 29)])).toEqual(expect.arrayContaining(['ownAlpha', 'retest']));
    const open = openOf([studyOf(100, 30)]);
    expect(open).not.toContain('ownAlpha');
    expect(open).not.toContain('retest');
    expect(markOf([studyOf(100, 30)], 'reliability')).toBe('largely');
  });

  it('never calls validity met by counting sheets', () => {
    expect(markOf([studyOf(100_000, 5000)], 'validity')).toBe('not');
  });
});
