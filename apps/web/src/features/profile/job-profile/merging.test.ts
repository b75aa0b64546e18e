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

describe('A list changed on two devices', () => {
  it('contains the additions of both', () => {
    expect(merge([de, pl], [de, en], [de])).toEqual([de, pl, en]);
  });

  it('lacks the removals of both', () => {
    expect(merge([pl, en], [de, en], [de, pl, en])).toEqual([en]);
  });

  it('takes the other device’s change, or the own one if both changed the entry', () => {
    const better = { code: 'en', level: 4 };
    const best = { code: 'en', level: 5 };
    expect(merge([en], [better], [en])).toEqual([better]);
    expect(merge([best], [better], [en])).toEqual([best]);
  });

  it('stays the same when nobody else has changed it', () => {
    expect(merge([pl, de], [de], [de])).toEqual([pl, de]);
  });
});
