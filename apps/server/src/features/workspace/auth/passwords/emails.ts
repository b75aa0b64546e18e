import { findOpenToken } from '#features/workspace/auth/account-tokens/queries.ts';
import { getAccountTokenUrl } from '#features/workspace/auth/account-tokens/service.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import { formatMailExpiry } from '#mail/dates.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import type { AccountMailKind } from '#outbox/outbox.ts';

interface PasswordMailPayload {
  readonly tokenId: string;
}

/** The mail with the link to set a new password. */
export const PASSWORD_MAIL: AccountMailKind<PasswordMailPayload> = {
  kind: 'password-reset',
  async composeForAccount(deps, { payload, language }) {
    const { db, config } = deps;
    const token = await db.platform.read((reader) => findOpenToken(reader, payload.tokenId));
    if (token === undefined || token.expires_at <= deps.clock.now()) return undefined;
    const contact = await db.platform.read((reader) => findContact(reader, token.user_id));
    const texts = ACCOUNT_MAIL_TEXTS[language].passwordReset;
    const mail = {
      ...texts,
      paragraphs: [greet(language, contact?.first_name ?? null), texts.text],
      button: { label: texts.button, url: getAccountTokenUrl(config, 'password_reset', token) },
    };
    const time = formatMailExpiry(token.expires_at, language);
    return layoutAccountMail(language, mail, { brand: config.publicSettings.brand, time });
  },
};
