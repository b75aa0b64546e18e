import { describe, expect, it } from 'vitest';
import { assertGoodPassword } from './password-rules.ts';

describe('assertGoodPassword', () => {
  it.each([
    ['1234567', 'password.too_short'],
    ['', 'password.too_short'],
    // Eight code units, four characters.
    ['😀😀😀😀', 'password.too_short'],
    ['x'.repeat(256), 'password.too_long'],
    ['password', 'password.too_common'],
    ['PassWord', 'password.too_common'],
    ['1qaz2wsx', 'password.too_common'],
  ])('refuses %s', (password, code) => {
    expect(() => assertGoodPassword(password)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    'Nordlicht2024!',
    'nord licht gmbh',
    'lena.demirel',
    'Lena.Demirel@nordlicht.example',
    'LenaDemirel1',
    '123-Quintessenz',
    'Übermut 1999',
  ])('refuses %s of a person to whom the word belongs', (password) => {
    const words = [
      'Quintessenz',
      'Nordlicht',
      'Nord-Licht GmbH',
      'lena.demirel@nordlicht.example',
      'Übermut',
    ];
    expect(() => assertGoodPassword(password, words)).toThrow(
      expect.objectContaining({ code: 'password.own_word' }),
    );
  });

  it('takes a phrase in which such a word stands, and digits where no word has letters', () => {
    expect(() => assertGoodPassword('nordlicht over the quay', ['Nordlicht'])).not.toThrow();
    expect(() => assertGoodPassword('9481 7730 22', ['24/7', ''])).not.toThrow();
  });

  it.each(['correct horse battery', 'x'.repeat(255), 'ununsual', '😀😀😀😀😀😀😀😀'])(
    'takes %s',
    (password) => {
      expect(() => assertGoodPassword(password)).not.toThrow();
    },
  );
});
