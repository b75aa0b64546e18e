import { expect, it } from 'vitest';
import { z } from 'zod';
import { PAYMENT_SETTINGS, readPayments } from './settings.ts';

const Settings = z.object(PAYMENT_SETTINGS);
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

it.each([
  ['http://127.0.0.1:12111', true],
  ['http://localhost:12111', true],
  ['http://[::1]:12111', true],
  ['https://stripe.example', false],
  ['http://127.0.0.1.stripe.example', false],
])('Stripe may answer elsewhere only on this machine: %s', (url, isAccepted) => {
  expect(Settings.safeParse({ ...KEYS, STRIPE_API_URL: url }).success).toBe(isAccepted);
});

it('without keys orders are requests, and one key alone is refused', () => {
  expect(readPayments(Settings.parse({}))).toEqual({ method: 'offer' });
  expect(readPayments(Settings.parse(KEYS))).toMatchObject({ method: 'stripe' });
  const alone = Settings.parse({ STRIPE_SECRET_KEY: KEYS.STRIPE_SECRET_KEY });
  expect(() => readPayments(alone)).toThrow(/go together/);
});
