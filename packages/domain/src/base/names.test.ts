import { describe, expect, it } from 'vitest';
import { holdsAddress, toLine } from './names.ts';

describe('toLine', () => {
  it('removes line breaks, control characters and direction overrides', () => {
    expect(toLine('Nord\r\nBcc: a\u0000b')).toBe('Nord Bcc: a b');
    expect(toLine('Nord\u202egpj.exe\u2069 \u2028 AG')).toBe('Nordgpj.exe AG');
    expect(toLine('  Ada   Beispiel\t')).toBe('Ada Beispiel');
    expect(toLine(' An\u0000na\u0308 \n M. ')).toBe('An nä M.');
    expect([toLine(null), toLine(undefined), toLine('\u202e')]).toEqual(['', '', '']);
  });

  it.each([
    ['a zero-width space', 'An\u200bna', 'Anna'],
    ['a byte order mark', '\ufeffAnna', 'Anna'],
    ['a soft hyphen', 'Lüden\u00adscheidt', 'Lüdenscheidt'],
    ['a word joiner', 'An\u2060na', 'Anna'],
    ['marks of direction around it', '\u2068Anna\u2069 \u200e', 'Anna'],
    ['a tag character', 'Anna\u{e0041}', 'Anna'],
    ['a variation selector after a letter', 'Anna\ufe0f', 'Anna'],
    ['a Hangul filler alone', '\u3164', ''],
    ['a blank Braille cell alone', '\u2800', ''],
    ['a no-break space', 'Anna\u00a0\u202fBeispiel', 'Anna Beispiel'],
    ['an ideographic space', '田中\u3000太郎', '田中 太郎'],
    ['an object of a document', 'Anna\ufffc', 'Anna'],
    ['a mark that keeps letters from composing', 'a\u034f\u0308', 'ä'],
    ['decomposed letters', 'Mu\u0308ller', 'Müller'],
    ['full-width letters', 'Ａｎｎａ', 'Anna'],
    ['half-width kana', 'ﾀﾅｶ', 'タナカ'],
    ['a ligature of a PDF file', 'So\ufb01a', 'Sofia'],
    ['a joiner between Latin letters', 'An\u200cna\u200d', 'Anna'],
  ])('stores the same as without %s', (_, text, storedName) => {
    expect(toLine(text)).toBe(storedName);
    expect(toLine(storedName)).toBe(storedName);
  });

  it.each([
    'علی\u200cرضا',
    'क्\u200dषमा',
    'ක්\u200dෂ',
    '辻\u{e0100}',
    '👩\u200d💻',
    '❤\ufe0f',
    "O'Neill",
    'O’Neill',
    '张伟，ABC',
  ])('keeps what changes how %s is written', (text) => expect(toLine(text)).toBe(text));
});

describe('holdsAddress', () => {
  it.each([
    'https://phish.example/gewinn',
    'WWW.phish.example',
    'ceo@mail.example',
    'http：／／phish',
    'a＠b',
    'a\u200b@\u200bb',
    'ww\u200bw.phish.example',
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
