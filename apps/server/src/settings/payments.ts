import type { SettingText } from './setting.ts';

export const PAYMENTS: readonly SettingText[] = [
  {
    name: 'PRICES_FILE',
    default: 'the prices that come with Quint',
    description: 'JSON file with the prices (docs/payments.md).',
    placeholder: '/etc/quint/prices.json',
  },
  {
    name: 'STRIPE_SECRET_KEY',
    default: 'none: orders are requests that the platform answers',
    description:
      'Key for payments with Stripe (docs/payments.md). Set it together with STRIPE_WEBHOOK_SECRET.',
    placeholder: 'rk_live_key',
    isSecret: true,
  },
  {
    name: 'STRIPE_WEBHOOK_SECRET',
    default: 'none',
    description: 'Signing secret of the webhook endpoint at Stripe.',
    placeholder: 'whsec_secret',
    isSecret: true,
  },
  {
    name: 'STRIPE_TAX',
    default: 'off',
    description: '"on": Stripe computes VAT by the rules of the buyer\'s country.',
    placeholder: 'on',
  },
  {
    name: 'STRIPE_API_URL',
    default: "Stripe's",
    description: 'Another address of the Stripe API on this machine, for tests.',
    placeholder: 'http://127.0.0.1:12111',
  },
];
