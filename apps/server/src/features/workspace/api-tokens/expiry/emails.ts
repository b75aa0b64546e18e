import type { Language } from '@quint/phrases/base/languages.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { findTokenEnd } from '#features/workspace/api-tokens/expiry/queries.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import { formatMailExpiry } from '#mail/dates.ts';
import type { AccountMailKind, MailContent } from '#outbox/outbox.ts';

interface TokenEndPayload {
  readonly userId: string;
  readonly tokenId: string;
}

async function compose(
  deps: Deps,
  { payload, language }: { payload: TokenEndPayload; language: Language },
): Promise<MailContent | undefined> {
  const { contact, token } = await deps.db.platform.read(async (db) => ({
    contact: await findContact(db, payload.userId),
    token: await findTokenEnd(db, { ...payload, now: deps.clock.now() }),
  }));
  if (contact === undefined || token === undefined) return undefined;
  const texts = ACCOUNT_MAIL_TEXTS[language].tokenEnds;
  const mail = {
    subject: texts.subject,
    title: texts.subject,
    paragraphs: [
      greet(language, contact.first_name),
      token.is_personal ? texts.personal : texts.ofWorkspace,
      texts.advice,
    ],
    button: { label: texts.button, url: new URL('/api-access', publicOrigin(deps.config)).href },
    footer: texts.footer,
  };
  return layoutAccountMail(language, mail, {
    brand: deps.config.publicSettings.brand,
    workspace: token.workspace,
    token: token.name,
    time: formatMailExpiry(token.expires_at, language),
  });
}

/** The mail before a token ends, for the person it belongs to or who is responsible for it. */
export const TOKEN_END_MAIL: AccountMailKind<TokenEndPayload> = {
  kind: 'token-ends',
  composeForAccount: compose,
};
