import { describe, expect, it } from 'vitest';
import { addVersion, joinVersions, type TextVersions, type VersionOrigin } from './role-texts.ts';

const origin: VersionOrigin = { by: 'local', model: null, is_edited: false };
const of = (texts: string, values: Partial<TextVersions> = {}): TextVersions => ({
  versions: joinVersions(Array.from(texts), []),
  selected: 0,
  isShown: false,
  ...values,
});
const add = (state: TextVersions, text: string) => {
  const { versions, selected, addedIndex } = addVersion(state, { text, origin });
  return [versions.map((version) => version.text).join(''), selected, addedIndex];
};

describe('addVersion', () => {
  it('appends a version and keeps the selection', () => {
    expect(add(of(''), 'a')).toEqual(['a', 0, 0]);
    expect(add(of('ab', { selected: 1, isShown: true }), 'c')).toEqual(['abc', 1, 2]);
  });

  it('does not add a text twice', () => {
    expect(add(of('abc', { selected: 2 }), 'b')).toEqual(['abc', 2, 1]);
  });

  it('drops the oldest of five versions', () => {
    expect(add(of('abcde', { selected: 3, isShown: true }), 'f')).toEqual(['bcdef', 2, 4]);
    expect(add(of('abcde'), 'f')).toEqual(['bcdef', 0, 4]);
  });

  it('keeps the version that others see', () => {
    expect(add(of('abcde', { selected: 0, isShown: true }), 'f')).toEqual(['acdef', 0, 4]);
  });
});

describe('joinVersions', () => {
  it('has no origin if none is stored', () => {
    expect(joinVersions(['a', 'b'], [origin])).toEqual([
      { text: 'a', origin },
      { text: 'b', origin: null },
    ]);
  });
});
