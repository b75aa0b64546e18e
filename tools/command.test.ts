import { describe, expect, it } from 'vitest';
import { printable } from './command.ts';

describe('a name entered by other people, in the terminal', () => {
  it.each([
    ['\u001B]0;evil\u0007\u001B[2JNordlicht', ']0;evil[2JNordlicht'],
    ['Nord\rlicht\u0008\u009B31m', 'Nordlicht31m'],
    ['gpj.\u202Eexe\u2066', 'gpj.exe'],
    ['Grün & Söhne\nzweite Zeile', 'Grün & Söhne\nzweite Zeile'],
  ])('%j is printed without control characters', (text, printedText) => {
    expect(printable(text)).toBe(printedText);
  });
});
