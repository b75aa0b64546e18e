import { describe, expect, it } from 'vitest';
import { isPhoneNumber, toPhone } from './phone.ts';

describe('phone numbers', () => {
  it.each(['', '12345', '+49 171 2345678', '(030) 123-456', '0171/234.56.78', ' 0171 2345678 '])(
    'takes %s',
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

  it('are one line', () => {
    expect(toPhone(' +49 171\n234 \u202e5678 ')).toBe('+49 171 234 5678');
    expect(toPhone(null)).toBe('');
  });
});
