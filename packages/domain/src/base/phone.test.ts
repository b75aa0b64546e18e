import { describe, expect, it } from 'vitest';
import { isPhoneNumber, toPhone } from './phone.ts';

describe('phone numbers', () => {
  it.each(['', '12345', '+49 171 2345678', '(030) 123-456', '0171/234.56.78', ' 0171 2345678 '])(
    'accepts %s',
    (text) => {
      expect(isPhoneNumber(text)).toBe(true);
    },
  );

  it.each([
    '1234',
    'call me',
    '0171 2345678 ext',
    '1'.repeat(21),
    '12+345678',
    '1 '.repeat(16),
    '++4930123456',
  ])('refuses %s', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });

  it.each([
    ['\u202a+49 171 2345678\u202c', '+49 171 2345678'],
    ['+49\u00a0171\u00a02345678', '+49 171 2345678'],
    ['＋４９　１７１ ２３４５６７８', '+49 171 2345678'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['0049 171 2345678', '+49 171 2345678'],
    ['00 49 171 2345678', '+49 171 2345678'],
    ['+49 (0) 171 2345678', '+49 171 2345678'],
    ['+49(0)171/2345678', '+49 171/2345678'],
    ['0171\u20112345678', '0171-2345678'],
    ['0171 – 2345678', '0171 - 2345678'],
    ['tel:+491712345678', '+491712345678'],
    ['Mobil: 0171 2345678', '0171 2345678'],
    ["'+49 171 2345678", '+49 171 2345678'],
    ['0171 2345678;', '0171 2345678'],
    ['\ufeff0171\u200b2345678', '01712345678'],
    ['(030) 123-456', '(030) 123-456'],
    ['000123', '000123'],
  ])('%j are stored as %j', (text, storedPhone) => {
    expect(isPhoneNumber(text)).toBe(true);
    expect(toPhone(text)).toBe(storedPhone);
    expect(toPhone(storedPhone)).toBe(storedPhone);
  });

  it.each(['. ', '1.', ' ', '+1 '])('are not looked for in a text of a million characters: %j', (part) => {
    const text = `1${part.repeat(1_000_000 / part.length)}1`;
    expect(isPhoneNumber(text)).toBe(false);
  });

  it('are one line', () => {
    expect(toPhone(' +49 171\n234 \u202e5678 ')).toBe('+49 171 234 5678');
    expect(toPhone(null)).toBe('');
  });
});
