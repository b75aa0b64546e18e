import { SIGN_IN_CODE_MINUTES } from '@quint/domain/base/limits.ts';
import type { Config } from '#config.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import { formatMailExpiry } from '#mail/dates.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import type { AccountMailKind } from '#outbox/outbox.ts';
import { deriveDigits, deriveKey } from '#secrets/tokens.ts';

const PERIOD_MS = SIGN_IN_CODE_MINUTES * 60_000;
const HEX = 16;
const NODE_DIGITS = 12;

/** The code of an account in one time period. */
export interface SignInCode {
  readonly userId: string;
  /** The number of the period since 1970. */
  readonly period: number;
}

export function periodOf(now: Date): number {
  return Math.floor(now.getTime() / PERIOD_MS);
}

/** The six digits: only the server can compute them, and nothing is stored. */
export function digitsOf(config: Config, { userId, period }: SignInCode): string {
  const id = `00000000-0000-0000-0000-${period.toString(HEX).padStart(NODE_DIGITS, '0')}`;
  return deriveDigits(deriveKey(config.secret, 'sign-in-code'), { organizationId: userId, id });
}

/** A code works until the end of the next period, thus for ten to twenty minutes. */
function endOf({ period }: SignInCode): Date {
  return new Date((period + 2) * PERIOD_MS);
}

/** The code that a correct password requires after too many wrong ones. */
export const SIGN_IN_CODE_MAIL: AccountMailKind<SignInCode> = {
  kind: 'sign-in-code',
  async composeForAccount(deps, { payload, language }) {
    if (endOf(payload) <= deps.clock.now()) return undefined;
    const contact = await deps.db.platform.read((db) => findContact(db, payload.userId));
    if (contact === undefined) return undefined;
    const texts = ACCOUNT_MAIL_TEXTS[language].signInCode;
    const digits = digitsOf(deps.config, payload);
    const mail = {
      ...texts,
      paragraphs: [greet(language, contact.first_name), texts.text],
      code: `${digits.slice(0, 3)} ${digits.slice(3)}`,
    };
    const { brand } = deps.config.publicSettings;
    return layoutAccountMail(language, mail, { brand, time: formatMailExpiry(endOf(payload), language) });
  },
};
