import { fail } from '@quint/contract/errors.ts';
import { normalizeEmail } from '@quint/domain/email.ts';
import { LOGIN_ATTEMPTS_PER_WINDOW, LOGIN_WINDOW_MINUTES } from '@quint/domain/limits.ts';
import type { Deps } from '#deps.ts';
import type { LockedRow } from '#features/auth/locks/queries.ts';
import * as queries from '#features/auth/locks/queries.ts';
import { recordSecurityEvent } from '#features/auth/security-events/queries.ts';
import { describeDevice } from '#features/auth/sessions/model.ts';
import { isKnownFor } from '#http/known-device.ts';
import type { Count, RateLimit } from '#http/rate-limit.ts';
import * as limits from '#http/rate-limit.ts';
import type { Arrival } from '#http/session-reply.ts';

const WINDOW = { hits: LOGIN_ATTEMPTS_PER_WINDOW, windowSeconds: LOGIN_WINDOW_MINUTES * 60 };
/** Wrong passwords for an account from devices it has never signed in on. */
const PER_ACCOUNT: RateLimit = { action: 'login-account', ...WINDOW };
/** Different accounts with wrong passwords from one network. */
const PER_NETWORK: RateLimit = { action: 'login-network', ...WINDOW };
/** One-time and recovery codes of an account. */
export const CODES: RateLimit = { action: 'second-factor', ...WINDOW };
/** Repeated passwords of a signed-in user. */
export const PASSWORD_CHECKS: RateLimit = { action: 'password-check', ...WINDOW };

/** Wrong passwords for an account from one of its known devices. */
function perDeviceOf(userId: string): RateLimit {
  return { action: `login-device:${limits.hashSubject(userId)}`, ...WINDOW };
}

interface Attempt {
  readonly limit: RateLimit;
  readonly subject: string;
  readonly userId: string | undefined;
  readonly userAgent?: string | undefined;
}

/** The first refusal locks: it is shown to the person and the platform, and logged once. */
async function noteLockOut(deps: Deps, { limit, userId, userAgent }: Attempt, count: Count): Promise<void> {
  if (count.hits !== limit.hits + 1) return;
  const [action] = limit.action.split(':');
  deps.log.warn({ event: 'locked_out', limit: action, user: userId ?? null }, 'too many attempts to sign in');
  const device = userAgent === undefined ? undefined : describeDevice(userAgent);
  await deps.db.platform.run((db) => recordSecurityEvent(db, { userId, kind: 'locked_out', device }));
}

/** Counts an attempt for an account. Throws REQUESTS_EXCEEDED after ten in 15 minutes, which locks it. */
export async function countAccountAttempt(deps: Deps, attempt: Attempt): Promise<void> {
  const count = await limits.addAttempt(deps.db, attempt.limit, attempt.subject);
  if (count.hits <= attempt.limit.hits) return;
  await noteLockOut(deps, attempt, count);
  throw limits.refuseAttempt(count);
}

async function countNetwork(deps: Deps, given: limits.Target): Promise<{ isFirst: boolean }> {
  const count = await limits.addTarget(deps.db, PER_NETWORK, given);
  if (count.isCounted) return { isFirst: !count.wasCounted };
  await noteLockOut(deps, { limit: PER_NETWORK, subject: given.subject, userId: undefined }, count);
  throw limits.refuseAttempt(count);
}

/** An allowed attempt; a successful one takes its count back. */
export interface LoginAttempt {
  readonly passwordProven: () => Promise<void>;
  readonly allProven: () => Promise<void>;
}

/**
 * Counts a password attempt before the password is checked. A known device of the account has its own counter, so that
 * no other person's attempts lock it out. All others share the account's counter; and per network, the different
 * accounts with wrong passwords are counted.
 */
export async function countLogin(
  deps: Deps,
  given: { email: string; userId: string | undefined; arrival: Arrival },
): Promise<LoginAttempt> {
  const { email, userId, arrival } = given;
  const { device, network, userAgent } = arrival;
  if (userId !== undefined && device !== undefined && isKnownFor(deps.config, device, userId)) {
    const limit = perDeviceOf(userId);
    await countAccountAttempt(deps, { limit, subject: device.id, userId, userAgent });
    return {
      passwordProven: () => Promise.resolve(),
      allProven: () => limits.forgetAttempts(deps.db, limit, device.id),
    };
  }
  const target = { subject: network, target: email };
  const { isFirst } = await countNetwork(deps, target);
  await countAccountAttempt(deps, { limit: PER_ACCOUNT, subject: email, userId, userAgent });
  return {
    // A correct password takes back its own attempt; earlier ones stay counted.
    passwordProven: () => (isFirst ? limits.removeTarget(deps.db, PER_NETWORK, target) : Promise.resolve()),
    allProven: () => limits.forgetAttempts(deps.db, PER_ACCOUNT, email),
  };
}

/** The counters that lock an account: their keys, and the key prefix of its known devices. */
function countersOf(account: { id: string; email: string }): queries.Counters {
  return {
    keys: [
      limits.keyOf(PER_ACCOUNT, normalizeEmail(account.email)),
      limits.keyOf(CODES, account.id),
      limits.keyOf(PASSWORD_CHECKS, account.id),
    ],
    prefix: `${perDeviceOf(account.id).action}:`,
  };
}

/** The accounts locked at the moment. */
export async function listLockedAccounts(deps: Deps) {
  const locked = await deps.db.platform.read(async (db) => {
    const rows: (LockedRow & { readonly ends: Date })[] = [];
    for (const row of await queries.listLockOuts(db, WINDOW.windowSeconds)) {
      const ends = await queries.findLockEnd(db, countersOf(row), WINDOW);
      if (ends !== undefined) rows.push({ ...row, ends });
    }
    return rows;
  });
  return locked.map(({ id, email, date_locked, ends }) => ({
    id,
    email,
    date_locked: date_locked.toISOString(),
    date_ends: ends.toISOString(),
  }));
}

/** Unlocks an account before its lock ends, and records it for the person. Throws `record.not_found`. */
export async function liftLock(deps: Deps, userId: string): Promise<void> {
  await deps.db.platform.write(async (db) => {
    const account = await queries.findAccount(db, userId);
    if (account === undefined) throw fail('record.not_found');
    const lifted = await queries.removeCounters(db, countersOf(account));
    if (lifted) await recordSecurityEvent(db, { userId, kind: 'lock_lifted' });
  });
}
