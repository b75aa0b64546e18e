import { timingSafeEqual } from 'node:crypto';
import { fail } from '@quint/contract/base/errors.ts';
import { recordAudit } from '#database/audit.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import type { CompanyCode } from '#features/accounts/sso/sign-in/confirmation/emails.ts';
import { COMPANY_CODE_MAIL, digitsOf } from '#features/accounts/sso/sign-in/confirmation/emails.ts';
import * as queries from '#features/accounts/sso/sign-in/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countAttempt } from '#http/rate-limit.ts';
import { queueAccountMails } from '#outbox/outbox.ts';

const DAY_SECONDS = 24 * 3600;
// Six digits and ten attempts a day: a guess succeeds once in 270 years. Attempts are counted per company, so
// that one company's provider cannot use up those of another.
const MAILS_PER_ACCOUNT: RateLimit = { action: 'sso-code-mail', hits: 10, windowSeconds: DAY_SECONDS };
const TRIES_PER_ACCOUNT: RateLimit = { action: 'sso-code', hits: 10, windowSeconds: DAY_SECONDS };

/** Mails the code to the address of the account. Throws REQUESTS_EXCEEDED after ten a day. */
export async function mailCode(deps: Deps, code: CompanyCode): Promise<void> {
  await countAttempt(deps.db, MAILS_PER_ACCOUNT, `${code.organizationId}/${code.userId}`);
  await deps.db.platform.write(async (db) => {
    const contact = await findContact(db, code.userId);
    if (contact === undefined) throw fail('sso.other_account');
    const { email: to, language } = contact;
    const messageKey = `company-code:${code.codeId}`;
    const mail = { messageKey, kind: COMPANY_CODE_MAIL.kind, to, language, payload: code };
    await queueAccountMails(deps, db, [mail]);
  });
}

/**
 * Records with the mailed code that the person allows SSO for the account. Throws `sso.code_wrong`,
 * `sso.expired` when the link no longer exists, and REQUESTS_EXCEEDED after ten attempts a day.
 */
export async function confirmByCode(
  deps: Deps,
  scope: OrganizationScope,
  input: { userId: string; codeId: string; issuer: string; typedCode: string },
): Promise<void> {
  const { userId, codeId, issuer } = input;
  await countAttempt(deps.db, TRIES_PER_ACCOUNT, `${scope.organizationId}/${userId}`);
  const typedDigits = Buffer.from(input.typedCode.replace(/\s/g, ''));
  const digits = Buffer.from(digitsOf(deps.config, { userId, codeId }));
  if (typedDigits.length !== digits.length || !timingSafeEqual(typedDigits, digits))
    throw fail('sso.code_wrong');
  await deps.db.platform.write(async (db) => {
    if (!(await queries.confirmIdentity(db, scope, { userId, issuer }))) throw fail('sso.expired');
    const userRole = (await queries.findFactors(db, scope, userId))?.user_role ?? 'ORG_USER';
    await recordAudit(db, { scope, actor: { userId, userRole }, action: 'sso.confirm', details: { issuer } });
  });
}
