import { describe, expect, it } from 'vitest';
import type { Config } from '#config.ts';
import { SETTINGS } from '#config.ts';
import { findUnknownSettings } from '#unknown-settings.ts';
import { findUnsafeSettings } from '#unsafe-settings.ts';

const OFFERS: Pick<Config, 'payments'> = { payments: { method: 'offer' } };

const stripe = (secretKey: string, computesTax: boolean): Config['payments'] => ({
  method: 'stripe',
  stripe: { secretKey, webhookSecret: 'whsec_1', apiUrl: undefined, computesTax },
});

const IMITATION: Config['payments'] = {
  method: 'stripe',
  stripe: {
    secretKey: 'sk_test_1',
    webhookSecret: 'whsec_1',
    apiUrl: 'http://127.0.0.1:12111',
    computesTax: true,
  },
};

const HOME = {
  ...OFFERS,
  host: '127.0.0.1',
  port: 8080,
  publicUrl: undefined,
  smtpUrl: undefined,
  mailFrom: 'no-reply@quint.example',
  backups: { passphrase: undefined },
};
const PUBLIC = {
  ...OFFERS,
  host: '0.0.0.0',
  port: 8080,
  publicUrl: 'https://hr.acme.example',
  smtpUrl: 'smtps://mail.acme.example',
  mailFrom: 'quint@acme.example',
  backups: { passphrase: 'a passphrase of the operator' },
};

describe('a start warns of unsafe settings', () => {
  const find = (change: Partial<typeof PUBLIC>, isDemo = false) =>
    findUnsafeSettings({ ...PUBLIC, ...change }, { isDemo });

  it('but not without any', () => {
    expect(findUnsafeSettings(HOME, { isDemo: true })).toEqual([]);
    expect(find({})).toEqual([]);
  });

  it('if mails may be sent unencrypted', () => {
    const warning = [expect.stringMatching(/^SMTP_URL does not demand encryption/)];
    expect(find({ smtpUrl: 'smtp://user:secret@mail.acme.example:587' })).toEqual(warning);
    expect(find({ smtpUrl: 'smtp://mail.acme.example?requireTLS=false' })).toEqual(warning);
    expect(find({ smtpUrl: 'smtp://mail.acme.example:587?requireTLS=true' })).toEqual([]);
    expect(find({ smtpUrl: 'smtp://127.0.0.1:25' })).toEqual([]);
  });

  it('if backups are not encrypted, outside the demo world', () => {
    const plain = { backups: { passphrase: undefined } };
    const sentences = findUnsafeSettings({ ...PUBLIC, ...plain }, { isDemo: false });
    expect(sentences).toEqual([expect.stringMatching(/^BACKUP_PASSPHRASE is not set/)]);
    expect(findUnsafeSettings({ ...HOME, ...plain }, { isDemo: true })).toEqual([]);
  });

  it('if VAT is missing with real payments', () => {
    for (const kind of ['sk', 'rk']) {
      expect(find({ payments: stripe(`${kind}_live_1`, false) })).toEqual([
        expect.stringMatching(/^STRIPE_TAX is off: Stripe adds no VAT/),
      ]);
      expect(find({ payments: stripe(`${kind}_live_1`, true) })).toEqual([]);
      expect(find({ payments: stripe(`${kind}_test_1`, false) })).toEqual([]);
    }
  });

  it('with one sentence for each', () => {
    expect(find({}, true)).toEqual([expect.stringMatching(/^The demo world is open to everyone/)]);
    expect(find({ publicUrl: 'http://hr.acme.example' })).toEqual([expect.stringContaining('without https')]);
    expect(findUnsafeSettings({ ...PUBLIC, smtpUrl: undefined }, { isDemo: false })).toEqual([
      expect.stringMatching(/^No mail is sent/),
    ]);
    expect(find({ payments: IMITATION })).toEqual([expect.stringMatching(/^STRIPE_API_URL is set at https/)]);
    expect(findUnsafeSettings({ ...HOME, payments: IMITATION }, { isDemo: true })).toEqual([]);
    expect(find({ mailFrom: HOME.mailFrom })).toEqual([expect.stringContaining('Set MAIL_FROM')]);
    expect(findUnsafeSettings({ ...HOME, host: '0.0.0.0' }, { isDemo: true })).toEqual([
      expect.stringContaining('Set PUBLIC_URL'),
    ]);
  });
});

describe('a variable similar to a setting', () => {
  it.each([
    ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
    ['SMTP_URI', 'SMTP_URL'],
    ['ADMIN_MAIL', 'ADMIN_EMAIL'],
    ['LINK_GUIDES', 'LINK_GUIDE'],
  ])('is named: %s', (name, suggestion) => {
    expect(findUnknownSettings({ [name]: 'x' })).toEqual([
      `${name} is no setting and has no effect: did you mean ${suggestion}?`,
    ]);
  });

  it('is neither a setting nor a standard variable', () => {
    const others = [
      'HOME',
      'HOSTNAME',
      'LOGNAME',
      'PATH',
      'POSTGRES_URL',
      'NODE_ENV',
      'AWS_REGION',
      'DATA_ROOT',
    ];
    expect(
      findUnknownSettings(Object.fromEntries([...SETTINGS, ...others].map((name) => [name, 'x']))),
    ).toEqual([]);
  });
});
