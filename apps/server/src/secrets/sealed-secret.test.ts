import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSecret, sealSecret } from '#secrets/sealed-secret.ts';

const key = randomBytes(32);
const secret = Buffer.from('a secret of twenty b');

it('decrypts what was encrypted, and encrypts the same secret differently each time', () => {
  const [one, other] = [sealSecret(key, secret, 'anna'), sealSecret(key, secret, 'anna')];
  expect(openSecret(key, one, 'anna')).toEqual(secret);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(secret)).toBe(false);
});

it.each([
  ['another key', () => openSecret(randomBytes(32), sealSecret(key, secret, 'anna'), 'anna')],
  ['another owner', () => openSecret(key, sealSecret(key, secret, 'anna'), 'ben')],
  [
    'changed bytes',
    () => {
      const sealedSecret = sealSecret(key, secret, 'anna');
      sealedSecret[sealedSecret.length - 1] = (sealedSecret.at(-1) ?? 0) ^ 1;
      return openSecret(key, sealedSecret, 'anna');
    },
  ],
  ['cut bytes', () => openSecret(key, sealSecret(key, secret, 'anna').subarray(0, -1), 'anna')],
])('refuses %s', (_name, open) => {
  expect(open).toThrow();
});
