import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { coveredCodePoints } from './font-coverage.ts';

const font = (name: string): ReadonlySet<number> =>
  coveredCodePoints(readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url)));
const findMissingLetters = (codePoints: ReadonlySet<number>, text: string): string[] =>
  Array.from(text).filter((character) => !codePoints.has(character.codePointAt(0) ?? 0));

describe('coveredCodePoints', () => {
  it.each(['figtree-400', 'figtree-500', 'figtree-600', 'figtree-700'])(
    '%s has every letter and mark of the report texts',
    (name) => {
      expect(findMissingLetters(font(name), 'azAZ09äöüÄÖÜßéłşőñ–…‚‘’„“”·•−%&@()/')).toEqual([]);
      expect(findMissingLetters(font(name), 'Я田😀')).toEqual(['Я', '田', '😀']);
    },
  );

  it('inter adds Greek, Cyrillic and Vietnamese', () => {
    expect(findMissingLetters(font('inter-500'), 'ΑΩαωЯяЇїễ')).toEqual([]);
  });

  it('reports the problem of a file that is not a font', () => {
    expect(() => coveredCodePoints(Buffer.alloc(64))).toThrow('no cmap table');
  });
});
