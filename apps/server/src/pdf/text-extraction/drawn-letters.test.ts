import { expect, it } from 'vitest';
import { lettersOfDrawn, withLigatures } from './drawn-letters.ts';

it.each([
  ['\u001B', 'ff'],
  ['\u001C', 'fi'],
  ['\u001D', 'fl'],
  ['\u001E', 'ffi'],
  ['\u001F', 'ffl'],
  ['\u000B', 'ff'],
  ['\u000C', 'fi'],
  ['\u000D', 'fl'],
  ['\u0015', '–'],
  ['{', '–'],
  ['ÿ', 'ß'],
  ['a', 'a'],
])('names the letters of the glyph %j of a drawn font', (glyph, letters) => {
  expect(lettersOfDrawn(glyph)).toBe(letters);
});

it('inserts ligatures between letters, and keeps new lines', () => {
  expect(withLigatures('O\u001Ece, Gra\u001Ck\r')).toBe('Office, Grafik\r');
});
