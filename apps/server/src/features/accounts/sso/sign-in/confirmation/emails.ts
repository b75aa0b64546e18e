import type { Language } from '@quint/phrases/base/languages.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Config } from '#config.ts';
import { ACCOUNT_MAIL_TEXTS, greet } from '#mail/account-mail.ts';
import { layoutMail } from '#mail/layout.ts';
import type { Deps } from '#deps.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { findWorkspaceName } from '#features/accounts/sso/connection/queries.ts';
import { ATTEMPT_MINUTES } from '#features/accounts/sso/sign-in/model.ts';
import type { AccountMailKind, MailContent } from '#outbox/outbox.ts';
import { deriveDigits, deriveKey } from '#secrets/tokens.ts';

/** A mailed code that confirms SSO for an account. */
export interface CompanyCode {
  readonly userId: string;
  readonly organizationId: string;
  readonly codeId: string;
  readonly expiresMs: number;
}

/** The six digits of a code, derived from the account: only the server can compute them. */
export function digitsOf(config: Config, { userId, codeId }: Pick<CompanyCode, 'userId' | 'codeId'>): string {
  return deriveDigits(deriveKey(config.secret, 'sso-code'), { organizationId: userId, id: codeId });
}

async function compose(
  deps: Deps,
  { payload, language }: { payload: CompanyCode; language: Language },
): Promise<MailContent | undefined> {
  if (payload.expiresMs <= deps.clock.now().getTime()) return undefined;
  const { contact, workspace } = await deps.db.platform.read(async (db) => ({
    contact: await findContact(db, payload.userId),
    workspace: await findWorkspaceName(db, payload.organizationId),
  }));
  if (contact === undefined || workspace === undefined) return undefined;
  const texts = ACCOUNT_MAIL_TEXTS[language].companyCode;
  const { brand } = deps.config.publicSettings;
  const fill = (text: string) => interpolate(text, { brand, workspace, minutes: String(ATTEMPT_MINUTES) });
  const digits = digitsOf(deps.config, payload);
  return {
    subject: fill(texts.subject),
    ...layoutMail({
      language,
      sender: brand,
      title: texts.title,
      paragraphs: [greet(language, contact.first_name), fill(texts.text)],
      code: `${digits.slice(0, 3)} ${digits.slice(3)}`,
      note: fill(texts.note),
      footer: fill(texts.footer),
    }),
  };
}

/** The mail with the code by which a person allows SSO for an account that is also active in other workspaces. */
export const COMPANY_CODE_MAIL: AccountMailKind<CompanyCode> = {
  kind: 'company-code',
  composeForAccount: compose,
};
