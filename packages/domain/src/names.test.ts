import { describe, expect, it } from 'vitest';
import { holdsAddress, toLine } from './names.ts';

describe('toLine', () => {
  it('leaves no line break, no control character and no turned direction', () => {
    expect(toLine('Nord\r\nBcc: a\u0000b')).toBe('Nord Bcc: a b');
    expect(toLine('Nord\u202egpj.exe\u2069 \u2028 AG')).toBe('Nord gpj.exe AG');
    expect(toLine('  Ada   Beispiel\t')).toBe('Ada Beispiel');
    expect(toLine(' An\u0000na\u0308 \n M. ')).toBe('An nä M.');
    expect([toLine(null), toLine(undefined), toLine('\u202e')]).toEqual(['', '', '']);
  });
});

describe('holdsAddress', () => {
  it.each([
    'https://phish.example/gewinn',
    'WWW.phish.example',
    'ceo@mail.example',
    'http：／／phish',
    'a＠b',
  ])('finds the one in %s', (name) => expect(holdsAddress(name)).toBe(true));

  it.each([
    "Siobhán O'Neill",
    'Dr. Anne-Marie Groß',
    'AG & Co. KG',
    'Wwwillem',
    'Nord: Süd',
    '1/2 GmbH',
    'müller.example',
  ])('finds none in %s', (name) => expect(holdsAddress(name)).toBe(false));
});
