import { fail } from '@quint/contract/base/errors.ts';
import type { ConfirmationAnswer } from '@quint/contract/workspace/sign-up.ts';
import type { Reader } from '#database/gate.ts';
import type { Deps } from '#deps.ts';
import type { AccountToken } from '#features/workspace/auth/account-tokens/queries.ts';
import { findAccountToken, useUpToken } from '#features/workspace/auth/account-tokens/queries.ts';
import { getAccountToken } from '#features/workspace/auth/account-tokens/service.ts';
import { lockAccount } from '#features/workspace/auth/addresses/queries.ts';
import { endUnprovedAccess } from '#features/workspace/auth/addresses/service.ts';
import { listPersonalTerms } from '#features/workspace/auth/passwords/queries.ts';
import { recordKnownMember } from '#features/workspace/auth/known-members/queries.ts';
import * as queries from '#features/workspace/auth/sign-up/queries.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { countingUnknown } from '#http/rate-limit.ts';
import type { SignedUpAccount } from '#http/sign-up-cookie.ts';
import { assertGoodPassword } from '#secrets/password-rules.ts';
import { hashPassword, verifyPassword } from '#secrets/passwords.ts';
import { hashToken } from '#secrets/tokens.ts';

const UNKNOWN_TOKENS: RateLimit = { action: 'confirm-try-network', hits: 60, windowSeconds: 3600 };
const PURPOSE = 'email_confirmation';

interface Confirmation {
  readonly token: string;
  readonly network: string;
  /** Whether an account was created in the browser of the request, with its current password. */
  readonly isSignedUpHere: (account: SignedUpAccount) => boolean;
}

interface ConfirmationRecord {
  readonly token: AccountToken;
  readonly account: queries.AccountToConfirm;
  /** The link was used before. */
  readonly isDone: boolean;
}

/** The account of a mailed token. Throws INVALID_TOKEN and `account.confirmation_expired`. */
async function getConfirmation(deps: Deps, db: Reader, token: string): Promise<ConfirmationRecord> {
  const accountToken = await findAccountToken(db, { purpose: PURPOSE, tokenHash: hashToken(token) });
  const account = accountToken && (await queries.findAccountToConfirm(db, accountToken.user_id));
  if (accountToken === undefined || account === undefined) throw fail('INVALID_TOKEN');
  if (accountToken.used_at !== null && account.is_confirmed)
    return { token: accountToken, account, isDone: true };
  const tokenQuery = { token, purpose: PURPOSE, expiredCode: 'account.confirmation_expired' } as const;
  return { token: await getAccountToken(deps, db, tokenQuery), account, isDone: false };
}

/** A password of an unverified account may be another person's, unless it was entered in this browser. */
function needsPassword({ token, account }: ConfirmationRecord, { isSignedUpHere }: Confirmation): boolean {
  const signedUp = { userId: token.user_id, passwordHash: account.password_hash };
  return account.is_unproved && !isSignedUpHere(signedUp);
}

/**
 * The content of a confirmation page: the address, who asked and for what. Read-only, so that programs that open links
 * have no effect. Throws INVALID_TOKEN and `account.confirmation_expired`.
 */
export async function describeConfirmation(
  deps: Deps,
  input: Confirmation,
): Promise<ConfirmationAnswer['data']> {
  const confirmation = await countingUnknown(deps, { limit: UNKNOWN_TOKENS, subject: input.network }, () =>
    deps.db.platform.read((db) => getConfirmation(deps, db, input.token)),
  );
  const { account, isDone } = confirmation;
  return {
    state: isDone ? 'confirmed' : 'open',
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    workspace: account.workspace,
    date_created: account.date_created.toISOString(),
    needs_password: !isDone && needsPassword(confirmation, input),
  };
}

/** The hash of a password that replaces that of a sign-up; undefined when both are the same. */
async function prepareReplacement(
  deps: Deps,
  { token, account }: ConfirmationRecord,
  password: string | undefined,
): Promise<string | undefined> {
  if (password === undefined || password === '') throw fail('account.password_needed');
  if (await verifyPassword(password, account.password_hash)) return undefined;
  const personalTerms = await deps.db.platform.read((db) => listPersonalTerms(db, token.user_id));
  assertGoodPassword(password, [deps.config.publicSettings.brand, ...personalTerms]);
  return hashPassword(password);
}

/**
 * Confirms the address of an account with a mailed token; idempotent. In a browser other than that of the sign-up it
 * requires a password: that of the sign-up, or another one, which ends the access of the person who entered the former.
 * Throws INVALID_TOKEN, `account.confirmation_expired`, `account.password_needed` and the errors of
 * `assertGoodPassword`.
 */
export async function confirmEmail(
  deps: Deps,
  input: Confirmation & { password: string | undefined },
): Promise<void> {
  const confirmation = await countingUnknown(deps, { limit: UNKNOWN_TOKENS, subject: input.network }, () =>
    deps.db.platform.read((db) => getConfirmation(deps, db, input.token)),
  );
  if (confirmation.isDone) return;
  const { id, user_id: userId } = confirmation.token;
  const passwordHash = needsPassword(confirmation, input)
    ? await prepareReplacement(deps, confirmation, input.password)
    : undefined;
  await deps.db.platform.write(async (db) => {
    // Locks the account before its tokens, in the same order as deleting a sign-up.
    await lockAccount(db, userId);
    if (passwordHash !== undefined) await endUnprovedAccess(db, userId);
    if (!(await useUpToken(db, { id, userId, purpose: PURPOSE }))) throw fail('INVALID_TOKEN');
    await queries.confirmAddress(db, { userId, passwordHash });
    await recordKnownMember(db, userId);
  });
}

/**
 * Called when the owner of the address did not request the mail: deletes an unconfirmed sign-up with its workspace,
 * ends other access to an unverified account, and revokes the link. Throws INVALID_TOKEN.
 */
export async function declineConfirmation(
  deps: Deps,
  input: { token: string; network: string },
): Promise<void> {
  await countingUnknown(deps, { limit: UNKNOWN_TOKENS, subject: input.network }, () =>
    deps.db.platform.write(async (db) => {
      const token = await findAccountToken(db, { purpose: PURPOSE, tokenHash: hashToken(input.token) });
      if (token === undefined || token.used_at !== null) throw fail('INVALID_TOKEN');
      const { id, user_id: userId } = token;
      await queries.lockFounded(db, userId);
      await lockAccount(db, userId);
      if (!(await useUpToken(db, { id, userId, purpose: PURPOSE }))) throw fail('INVALID_TOKEN');
      if (!(await queries.removeUnconfirmed(db, userId))) await endUnprovedAccess(db, userId);
    }),
  );
}
