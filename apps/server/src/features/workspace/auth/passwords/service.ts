import { fail } from '@quint/contract/base/errors.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import {
  PASSWORD_RESET_MINUTES,
  PASSWORD_RESETS_PER_HOUR,
  PASSWORD_RESETS_PER_NETWORK,
} from '@quint/domain/base/limits.ts';
import type { Deps } from '#deps.ts';
import { endUnprovedAccess } from '#features/workspace/auth/addresses/service.ts';
import { findAccountToken, useUpToken } from '#features/workspace/auth/account-tokens/queries.ts';
import { getAccountToken, issueAccountToken } from '#features/workspace/auth/account-tokens/service.ts';
import { recordAndNotify } from '#features/workspace/auth/notices/emails.ts';
import { findContact } from '#features/workspace/auth/notices/queries.ts';
import { PASSWORD_MAIL } from '#features/workspace/auth/passwords/emails.ts';
import {
  findAddress,
  listPersonalTerms,
  maySetPassword,
  setProvenPassword,
} from '#features/workspace/auth/passwords/queries.ts';
import { findAccountByEmail } from '#features/workspace/auth/queries.ts';
import { findAccountToConfirm } from '#features/workspace/auth/sign-up/queries.ts';
import { assertMaySignIn, openSession } from '#features/workspace/auth/service.ts';
import { queueConfirmation } from '#features/workspace/auth/sign-up/service.ts';
import { endOtherSessions, revokePersonalTokens } from '#features/workspace/auth/sessions/queries.ts';
import { assertSecondFactor } from '#features/workspace/auth/two-factor/service.ts';
import { answerEvenly } from '#http/even-answer.ts';
import { recordKnownMember } from '#features/workspace/auth/known-members/queries.ts';
import { isKnownFor } from '#http/known-device.ts';
import { assertGoodPassword } from '#secrets/password-rules.ts';
import { hashPassword } from '#secrets/passwords.ts';
import type { RateLimit } from '#http/rate-limit.ts';
import { addAttempt, countingUnknown } from '#http/rate-limit.ts';
import type { Arrival, Session } from '#http/session-reply.ts';
import { queueAccountMails } from '#outbox/outbox.ts';
import { hashToken } from '#secrets/tokens.ts';

const HOURLY = { hits: PASSWORD_RESETS_PER_HOUR, windowSeconds: 3600 };
const PER_ACCOUNT: RateLimit = { action: 'reset-account', ...HOURLY };
const PER_DEVICE: RateLimit = { action: 'reset-device', ...HOURLY };
const UNKNOWN_PER_NETWORK: RateLimit = { action: 'reset-unknown-network', ...HOURLY };
/** Limit of mails to existing accounts: requests for others send nothing and are not counted. */
const PER_NETWORK: RateLimit = {
  action: 'reset-network',
  hits: PASSWORD_RESETS_PER_NETWORK,
  windowSeconds: 3600,
};
/** Counts only unknown links, so that nobody in a shared network can block others. */
const UNKNOWN_TOKENS: RateLimit = { action: 'reset-try-network', hits: 30, windowSeconds: 3600 };

interface ResetToMail {
  readonly userId: string;
  readonly path: string | null;
  /** The language of the page that requests it. */
  readonly pageLanguage: StoredLanguage | undefined;
}

async function mailResetLink(deps: Deps, { userId, path, pageLanguage }: ResetToMail): Promise<void> {
  await deps.db.platform.write(async (db) => {
    const contact = await findContact(db, userId, pageLanguage);
    if (contact === undefined) return;
    const tokenId = await issueAccountToken(deps, db, {
      userId,
      purpose: 'password_reset',
      path,
      lifetimeMs: PASSWORD_RESET_MINUTES * 60_000,
    });
    const { email: to, language } = contact;
    const mail = { messageKey: `password-reset:${tokenId}`, kind: PASSWORD_MAIL.kind, to, language };
    await queueAccountMails(deps, db, [{ ...mail, payload: { tokenId } }]);
  });
}

async function isWithin(deps: Deps, limit: RateLimit, subject: string): Promise<boolean> {
  return (await addAttempt(deps.db, limit, subject)).hits <= limit.hits;
}

/**
 * Whether one more mail may be requested. A known device of the account has a separate counter, so that others cannot
 * use up the owner's mails.
 */
async function mayRequestMail(
  deps: Deps,
  input: { email: string; userId: string | undefined; arrival: Arrival },
): Promise<boolean> {
  const { email, userId } = input;
  const { device, network } = input.arrival;
  if (userId !== undefined && device !== undefined && isKnownFor(deps.config, device, userId)) {
    return isWithin(deps, PER_DEVICE, `${userId}/${device.id}`);
  }
  // Beyond the limit, nobody in the network learns which addresses have no account.
  if (userId === undefined) return isWithin(deps, UNKNOWN_PER_NETWORK, network);
  const isAccountWithin = await isWithin(deps, PER_ACCOUNT, email);
  return isAccountWithin && (await isWithin(deps, PER_NETWORK, network));
}

/**
 * Mails the link for a new password. The owner of an unconfirmed address gets the confirmation instead: its page shows
 * who signed up and with which workspace, and accepts a password. Throws `account.not_found` for an unknown address,
 * unless account disclosure is off: then both cases give the same response after the same time. After five requests an
 * hour for the account or from the network, no mail is sent and no address is disclosed.
 */
export async function requestPasswordReset(
  deps: Deps,
  input: { email: string; path: string | null; language?: StoredLanguage | undefined; arrival: Arrival },
): Promise<void> {
  const email = normalizeEmail(input.email);
  await answerEvenly(deps.config, async () => {
    const typedEmail = input.email.trim().toLowerCase();
    const account = await deps.db.platform.read((db) => findAccountByEmail(db, email, typedEmail));
    if (!(await mayRequestMail(deps, { email, userId: account?.id, arrival: input.arrival }))) return;
    const isAllowed =
      account !== undefined &&
      !account.is_on_hold &&
      (await deps.db.platform.read((db) => maySetPassword(db, account.id)));
    if (isAllowed && !account.is_confirmed)
      await deps.db.platform.write((db) => queueConfirmation(deps, db, { userId: account.id, path: null }));
    else if (isAllowed)
      await mailResetLink(deps, { userId: account.id, path: input.path, pageLanguage: input.language });
    else if (deps.config.accountDisclosure) throw fail('account.not_found');
  });
}

/** Revokes a mailed link for a new password that its owner did not request. Throws INVALID_TOKEN. */
export async function declinePasswordReset(
  deps: Deps,
  input: { token: string; network: string },
): Promise<void> {
  const purpose = 'password_reset';
  await countingUnknown(deps, { limit: UNKNOWN_TOKENS, subject: input.network }, () =>
    deps.db.platform.write(async (db) => {
      const token = await findAccountToken(db, { purpose, tokenHash: hashToken(input.token) });
      if (token === undefined) throw fail('INVALID_TOKEN');
      await useUpToken(db, { id: token.id, userId: token.user_id, purpose });
    }),
  );
}

/**
 * The address of a mailed link, which its holder has verified, and the time of the request. Throws INVALID_TOKEN and
 * `password.token_expired`.
 */
export function getAccountOfLink(
  deps: Deps,
  input: { token: string; network: string },
): Promise<{ email: string; date_created: string }> {
  const tokenQuery = {
    token: input.token,
    purpose: 'password_reset',
    expiredCode: 'password.token_expired',
  } as const;
  return countingUnknown(deps, { limit: UNKNOWN_TOKENS, subject: input.network }, () =>
    deps.db.platform.read(async (db) => {
      const token = await getAccountToken(deps, db, tokenQuery);
      const email = await findAddress(db, token.user_id);
      if (email === undefined) throw fail('INVALID_TOKEN');
      return { email, date_created: token.date_created.toISOString() };
    }),
  );
}

/**
 * Sets a new password with the mailed token, ends all sessions and personal API tokens, and signs the user in. Throws
 * INVALID_TOKEN, also for an unconfirmed sign-up, `password.token_expired`, `sso.required`, the errors of
 * `assertGoodPassword`, and requires the second factor of an account that has one; only success consumes the token.
 */
export async function resetPassword(
  deps: Deps,
  input: { token: string; password: string; otp: string | undefined; arrival: Arrival },
): Promise<Session> {
  const { network, userAgent } = input.arrival;
  const purpose = 'password_reset';
  const token = await countingUnknown(deps, { limit: UNKNOWN_TOKENS, subject: network }, () =>
    deps.db.platform.read((db) =>
      getAccountToken(deps, db, { token: input.token, purpose, expiredCode: 'password.token_expired' }),
    ),
  );
  const { id, user_id: userId } = token;
  await assertMaySignIn(deps, { userId, method: 'password_reset' });
  const personalTerms = await deps.db.platform.read((db) => listPersonalTerms(db, userId));
  assertGoodPassword(input.password, [deps.config.publicSettings.brand, ...personalTerms]);
  const account = await deps.db.platform.read((db) => findAccountToConfirm(db, userId));
  if (account?.is_confirmed !== true) throw fail('INVALID_TOKEN');
  // A factor from before the first verification of the address may be another person's, and is removed.
  if (!account.is_unproved) {
    const context = { on: 'mailed_link' } as const;
    await assertSecondFactor(deps, { userId, otp: input.otp, context, userAgent });
  }
  const passwordHash = await hashPassword(input.password);
  await deps.db.platform.write(async (db) => {
    // Locks the account before its tokens, in the same order as deleting a sign-up.
    await endUnprovedAccess(db, userId);
    if (!(await useUpToken(db, { id, userId, purpose }))) throw fail('INVALID_TOKEN');
    await setProvenPassword(db, userId, passwordHash);
    await recordKnownMember(db, userId);
    await endOtherSessions(db, userId, { because: 'password' });
    await revokePersonalTokens(db, [userId], 'password');
    await recordAndNotify(deps, db, { userId, sessionId: undefined, event: 'password_reset' });
  });
  return openSession(deps, { userId, method: 'password_reset', userAgent });
}
