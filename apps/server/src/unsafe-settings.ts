import type { SettingWarning } from '@quint/contract/operation/operation.ts';
import type { Config } from '#config.ts';
import { EXAMPLE_SENDER } from '#config.ts';
import { publicOrigin } from '#deps.ts';
import { isOnThisMachine, isOwnHost } from '#listening.ts';
import type { StripeSettings } from '#payments/settings.ts';

/** Whether payments with this key are real. */
const isLive = ({ secretKey }: StripeSettings): boolean => /^[rs]k_live_/.test(secretKey);

export interface UnsafeSetting {
  readonly code: Exclude<SettingWarning['code'], 'unknown'>;
  /** The URL that the sentence is about. */
  readonly subject: string;
  readonly sentence: string;
}

type Relevant = Pick<Config, 'host' | 'port' | 'publicUrl' | 'smtpUrl' | 'mailFrom' | 'payments'> & {
  readonly backups: Pick<Config['backups'], 'passphrase'>;
};

/** Whether mails may be sent unencrypted: STARTTLS is used if the server offers it, but not required. */
function mayLackTls(smtpUrl: string | undefined): boolean {
  if (smtpUrl === undefined) return false;
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  return protocol === 'smtp:' && !isOwnHost(hostname) && searchParams.get('requireTLS') !== 'true';
}

type Add = (code: UnsafeSetting['code'], sentence: string, subject?: string) => void;

/** Whether real payments have no VAT. */
function lacksTax(payments: Relevant['payments']): boolean {
  return payments.method === 'stripe' && isLive(payments.stripe) && !payments.stripe.computesTax;
}

/** Unsafe mail settings of a public installation. */
function addAboutMails({ smtpUrl }: Relevant, add: Add): void {
  if (smtpUrl === undefined)
    add(
      'no_mail',
      'No mail is sent: people wait for invitations and links that stay in DATA_DIR/mail. Set SMTP_URL.',
    );
  if (mayLackTls(smtpUrl))
    add(
      'smtp_without_tls',
      'SMTP_URL does not demand encryption: with smtp:// mails and their links cross the network readable where the server offers no STARTTLS. Use smtps://, or add ?requireTLS=true.',
    );
}

function addPlainBackups(add: Add, config: Relevant, { isDemo }: { isDemo: boolean }): void {
  if (!isDemo && config.backups.passphrase === undefined)
    add(
      'plain_backups',
      'BACKUP_PASSPHRASE is not set: every backup holds all personal data and the secret in the open. Set it, and keep it somewhere else than the backups.',
    );
}

function addLackingTax(add: Add, config: Relevant): void {
  if (lacksTax(config.payments))
    add(
      'no_tax',
      'STRIPE_TAX is off: Stripe adds no VAT, although pages call prices "plus VAT". Register in Stripe Tax and set STRIPE_TAX=on before you sell.',
    );
}

/** Unsafe settings at startup, in one sentence each. */
export function findUnsafeSettings(config: Relevant, world: { isDemo: boolean }): readonly string[] {
  return listUnsafeSettings(config, world).map(({ sentence }) => sentence);
}

/** The same with their subjects. */
export function listUnsafeSettings(
  config: Relevant,
  { isDemo }: { isDemo: boolean },
): readonly UnsafeSetting[] {
  const origin = publicOrigin(config);
  const isPublic = !isOnThisMachine(config.publicUrl);
  const unsafeSettings: UnsafeSetting[] = [];
  const add: Add = (code, sentence, subject = origin) => unsafeSettings.push({ code, subject, sentence });
  if (isPublic && isDemo)
    add(
      'demo_public',
      `The demo world is open to everyone at ${origin}: its accounts are named in the README and share one password. Use another database for real people.`,
    );
  if (isPublic && origin.startsWith('http:'))
    add(
      'no_https',
      `PUBLIC_URL is ${origin}, without https: passwords and results cross the network for everyone on the way to read.`,
    );
  if (isPublic) addAboutMails(config, add);
  if (isPublic && config.payments.method === 'stripe' && config.payments.stripe.apiUrl !== undefined)
    add(
      'stripe_api_url',
      `STRIPE_API_URL is set at ${origin}: payments go to another program than Stripe, which may give plans, talent insights and reports without money. Leave it out.`,
    );
  addPlainBackups(add, config, { isDemo });
  addLackingTax(add, config);
  if (config.smtpUrl !== undefined && config.mailFrom === EXAMPLE_SENDER)
    add(
      'example_sender',
      `Mails are sent from ${EXAMPLE_SENDER}, which is nobody's address and will be refused as spam. Set MAIL_FROM to an address of your own.`,
      EXAMPLE_SENDER,
    );
  if (!isOwnHost(config.host) && config.publicUrl === undefined)
    add(
      'own_machine_links',
      `HOST lets other machines in, but links in mails lead to ${origin}, which is each reader's own machine. Set PUBLIC_URL to the address people use.`,
    );
  return unsafeSettings;
}

/** The warning about an unconfigured proxy, without its address, which may belong to a person. */
export const UNTRUSTED_FORWARDING =
  'A request came with forwarding headers from an address that TRUSTED_PROXIES does not name. If that is your proxy, name it: until then everyone behind it counts as one address, and wrong passwords of one person ask all others for a mailed code.';
