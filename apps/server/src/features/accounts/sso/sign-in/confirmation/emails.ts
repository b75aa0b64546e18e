import type { Config } from '#config.ts';
import { ACCOUNT_MAIL_TEXTS, greet, layoutAccountMail } from '#mail/account-mail.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { findWorkspaceName } from '#features/accounts/sso/connection/queries.ts';
import { ATTEMPT_MINUTES } from '#features/accounts/sso/sign-in/model.ts';
import type { AccountMailKind } from '#outbox/outbox.ts';
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

/** The mail with the code by which a person allows SSO for an account that is also active in other workspaces. */
export const COMPANY_CODE_MAIL: AccountMailKind<CompanyCode> = {
  kind: 'company-code',
  async composeForAccount(deps, { payload, language }) {
    if (payload.expiresMs <= deps.clock.now().getTime()) return undefined;
    const { contact, workspace } = await deps.db.platform.read(async (db) => ({
      contact: await findContact(db, payload.userId),
      workspace: await findWorkspaceName(db, payload.organizationId),
    }));
    if (contact === undefined || workspace === undefined) return undefined;
    const texts = ACCOUNT_MAIL_TEXTS[language].companyCode;
    const digits = digitsOf(deps.config, payload);
    const mail = {
      ...texts,
      paragraphs: [greet(language, contact.first_name), texts.text],
      code: `${digits.slice(0, 3)} ${digits.slice(3)}`,
    };
    const { brand } = deps.config.publicSettings;
    return layoutAccountMail(language, mail, { brand, workspace, minutes: String(ATTEMPT_MINUTES) });
  },
};
