import { describe, expect, it } from 'vitest';
import { mergeLists } from './model/merging.ts';

interface LanguageEntry {
  readonly code: string;
  readonly level: number;
}
const merge = (
  mine: readonly LanguageEntry[],
  theirs: readonly LanguageEntry[],
  base: readonly LanguageEntry[],
) => mergeLists({ mine, theirs, base }, ({ code }) => code);
const [de, pl, en] = [
  { code: 'de', level: 5 },
  { code: 'pl', level: 5 },
  { code: 'en', level: 3 },
];

describe('A list that two devices change', () => {
  it('has what either has added', () => {
    expect(merge([de, pl], [de, en], [de])).toEqual([de, pl, en]);
  });

  it('lacks what either has removed', () => {
    expect(merge([pl, en], [de, en], [de, pl, en])).toEqual([en]);
  });

  it('takes the change of the other, and the own one where both have changed', () => {
    const better = { code: 'en', level: 4 };
    const best = { code: 'en', level: 5 };
    expect(merge([en], [better], [en])).toEqual([better]);
    expect(merge([best], [better], [en])).toEqual([best]);
  });

  it('stays as it is where nobody else has done anything', () => {
    expect(merge([pl, de], [de], [de])).toEqual([pl, de]);
  });
});
