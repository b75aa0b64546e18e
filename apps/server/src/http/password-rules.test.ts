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

  it.each(['correct horse battery', 'x'.repeat(255), 'ununsual', '😀😀😀😀😀😀😀😀'])(
    'takes %s',
    (password) => {
      expect(() => assertGoodPassword(password)).not.toThrow();
    },
  );
});
