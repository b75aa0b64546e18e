import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import type { AccountToken } from '#features/workspace/auth/account-tokens/queries.ts';
import { findOpenToken } from '#features/workspace/auth/account-tokens/queries.ts';
import { getAccountTokenUrl } from '#features/workspace/auth/account-tokens/service.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import { formatMailDay, formatMailExpiry } from '#mail/dates.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { findSignUp } from '#features/workspace/auth/sign-up/queries.ts';
import type { AccountMailKind } from '#outbox/outbox.ts';

interface ConfirmationPayload {
  readonly tokenId: string;
}

async function findLiveToken(deps: Deps, tokenId: string): Promise<AccountToken | undefined> {
  const token = await deps.db.platform.read((db) => findOpenToken(db, tokenId));
  return token === undefined || token.expires_at <= deps.clock.now() ? undefined : token;
}

/** The mail with the link that confirms the address of a sign-up. */
export const CONFIRMATION_MAIL: AccountMailKind<ConfirmationPayload> = {
  kind: 'email-confirmation',
  async composeForAccount(deps, { payload, language }) {
    const { db, config } = deps;
    const token = await findLiveToken(deps, payload.tokenId);
    if (token === undefined) return undefined;
    const signUp = await db.platform.read((reader) => findSignUp(reader, token.user_id));
    if (signUp === undefined) return undefined;
    const contact = await db.platform.read((reader) => findContact(reader, token.user_id));
    const { confirmEmail: texts, proveEmail } = ACCOUNT_MAIL_TEXTS[language];
    const mail = {
      ...texts,
      // A plan started meanwhile has ended the trial.
      note: signUp.trial_ends_at === null ? proveEmail.note : texts.note,
      paragraphs: [greet(language, contact?.first_name ?? null), texts.text],
      button: { label: texts.button, url: getAccountTokenUrl(config, 'email_confirmation', token) },
    };
    return layoutAccountMail(language, mail, {
      brand: config.publicSettings.brand,
      workspace: signUp.workspace,
      time: formatMailExpiry(token.expires_at, language),
      date: signUp.trial_ends_at === null ? '' : formatMailDay(signUp.trial_ends_at, language),
    });
  },
};

/** The mail with the link that confirms the address of an account again. */
export const PROOF_MAIL: AccountMailKind<ConfirmationPayload> = {
  kind: 'email-proof',
  async composeForAccount(deps, { payload, language }) {
    const token = await findLiveToken(deps, payload.tokenId);
    if (token === undefined) return undefined;
    const contact = await deps.db.platform.read((db) => findContact(db, token.user_id));
    const texts = ACCOUNT_MAIL_TEXTS[language].proveEmail;
    const mail = {
      ...texts,
      paragraphs: [greet(language, contact?.first_name ?? null), texts.text],
      button: { label: texts.button, url: getAccountTokenUrl(deps.config, 'email_confirmation', token) },
    };
    const { brand } = deps.config.publicSettings;
    return layoutAccountMail(language, mail, { brand, time: formatMailExpiry(token.expires_at, language) });
  },
};

interface KnownAccountPayload {
  readonly userId: string;
}

/** The mail that tells only the owner of an account that it exists. */
export const KNOWN_ACCOUNT_MAIL: AccountMailKind<KnownAccountPayload> = {
  kind: 'account-exists',
  async composeForAccount(deps, { payload, language }) {
    const contact = await deps.db.platform.read((db) => findContact(db, payload.userId));
    if (contact === undefined) return undefined;
    const texts = ACCOUNT_MAIL_TEXTS[language].accountExists;
    const mail = {
      ...texts,
      paragraphs: [greet(language, contact.first_name), texts.text],
      button: { label: texts.button, url: new URL('/', publicOrigin(deps.config)).href },
    };
    return layoutAccountMail(language, mail, { brand: deps.config.publicSettings.brand });
  },
};
