import { fail } from '@quint/contract/base/errors.ts';
import { normalizeEmail } from '@quint/domain/base/email.ts';
import {
  CODES_PER_ACCOUNT,
  GUARDED_LOGINS_PER_ACCOUNT,
  GUARDED_LOGINS_PER_NETWORK,
  LOGIN_ATTEMPTS_PER_WINDOW,
  LOGIN_WINDOW_MINUTES,
} from '@quint/domain/base/limits.ts';
import type { Deps } from '#deps.ts';
import type { LockedRow } from '#features/workspace/auth/locks/queries.ts';
import * as queries from '#features/workspace/auth/locks/queries.ts';
import { recordSecurityEvent } from '#features/workspace/auth/security-events/queries.ts';
import { describeDevice } from '#features/workspace/auth/sessions/model.ts';
import { isKnownFor } from '#http/known-device.ts';
import type { Count, RateLimit } from '#http/rate-limit.ts';
import * as limits from '#http/rate-limit.ts';
import type { Arrival } from '#http/session-reply.ts';

const WINDOW = { hits: LOGIN_ATTEMPTS_PER_WINDOW, windowSeconds: LOGIN_WINDOW_MINUTES * 60 };
/** Limit of wrong passwords for an account, from devices on which it has not signed in. */
const PER_ACCOUNT: RateLimit = { action: 'login-account', ...WINDOW };
/** Limit of different accounts with wrong passwords from one network. */
const PER_NETWORK: RateLimit = { action: 'login-network', ...WINDOW };
/** Limits of attempts from one network beyond those, for all accounts and for one. */
const GUARDED_PER_NETWORK: RateLimit = {
  action: 'login-guarded',
  ...WINDOW,
  hits: GUARDED_LOGINS_PER_NETWORK,
};
const GUARDED_PER_PAIR: RateLimit = {
  action: 'login-guarded-pair',
  ...WINDOW,
  hits: GUARDED_LOGINS_PER_ACCOUNT,
};

/** Limit of wrong passwords for an account from one of its known devices. */
function perDeviceOf(userId: string): RateLimit {
  return { action: `login-device:${limits.hashSubject(userId)}`, ...WINDOW };
}

/** Limit of repeated passwords of a signed-in user, per session: a stolen session cannot use up the owner's. */
export function passwordChecksOf(userId: string): RateLimit {
  return { action: `password-check:${limits.hashSubject(userId)}`, ...WINDOW };
}

/** Limit of one-time and recovery codes of an account, counted by where they are entered. */
function codesOf(userId: string): RateLimit {
  return { action: `second-factor:${limits.hashSubject(userId)}`, ...WINDOW };
}

/**
 * Where a second factor code is entered. Each place has its own counter: an attacker with only the password can use
 * just new devices, and cannot use up the owner's attempts. All mailed links share one counter: an attacker with the
 * mailbox could request a link for every ten attempts.
 */
export type CodeContext =
  | { readonly on: 'new_device' }
  | { readonly on: 'known_device'; readonly id: string }
  | { readonly on: 'mailed_code' }
  | { readonly on: 'mailed_link' }
  | { readonly on: 'session'; readonly id: string | undefined }
  | { readonly on: 'company'; readonly id: string };

function subjectOf(context: CodeContext): string {
  return 'id' in context ? `${context.on}/${context.id ?? ''}` : context.on;
}

/**
 * The limit of codes on all known devices of an account, and in all its sessions: there are many if the person signed
 * in often before setting up the second factor.
 */
function allCodesOf(userId: string, { on }: CodeContext): RateLimit | undefined {
  if (on !== 'known_device' && on !== 'session') return undefined;
  return { ...codesOf(userId), hits: CODES_PER_ACCOUNT };
}

interface Attempt {
  readonly limit: RateLimit;
  readonly subject: string;
  readonly userId: string | undefined;
  readonly userAgent?: string | undefined;
}

/** The first refusal locks: it is shown to the person and the platform, and logged once. */
async function recordLockOut(deps: Deps, { limit, userId, userAgent }: Attempt, count: Count): Promise<void> {
  if (count.hits !== limit.hits + 1) return;
  const [action] = limit.action.split(':');
  deps.log.warn({ event: 'locked_out', limit: action, user: userId ?? null }, 'too many attempts to sign in');
  const device = userAgent === undefined ? undefined : describeDevice(userAgent);
  await deps.db.platform.run((db) => recordSecurityEvent(db, { userId, kind: 'locked_out', device }));
}

/** Counts an attempt for an account. Returns whether it is within the limit; the first one beyond it is recorded. */
async function addAccountAttempt(
  deps: Deps,
  attempt: Attempt,
): Promise<limits.Count & { isWithin: boolean }> {
  const count = await limits.addAttempt(deps.db, attempt.limit, attempt.subject);
  const isWithin = count.hits <= attempt.limit.hits;
  if (!isWithin) await recordLockOut(deps, attempt, count);
  return { ...count, isWithin };
}

/** Counts an attempt for an account. Throws REQUESTS_EXCEEDED after ten in 15 minutes, which locks it. */
export async function countAccountAttempt(deps: Deps, attempt: Attempt): Promise<void> {
  const count = await addAccountAttempt(deps, attempt);
  if (!count.isWithin) throw limits.refuseAttempt(count);
}

/**
 * Counts a second factor code. Throws REQUESTS_EXCEEDED after ten in 15 minutes in one place, and after thirty on all
 * known devices or in all sessions.
 */
export async function countCode(
  deps: Deps,
  { userId, context, userAgent }: { userId: string; context: CodeContext; userAgent?: string | undefined },
): Promise<void> {
  const all = allCodesOf(userId, context);
  if (all !== undefined) {
    await countAccountAttempt(deps, { limit: all, subject: context.on, userId, userAgent });
  }
  await countAccountAttempt(deps, { limit: codesOf(userId), subject: subjectOf(context), userId, userAgent });
}

/** Resets the counter of a place after a correct code. That of new devices stays, because attackers share it. */
export async function forgetCodes(
  deps: Deps,
  input: { userId: string; context: CodeContext },
): Promise<void> {
  if (input.context.on === 'new_device') return;
  await limits.forgetAttempts(deps.db, codesOf(input.userId), subjectOf(input.context));
}

const MAILED_CODE: CodeContext = { on: 'mailed_code' };

/**
 * Where the code of a sign-in with the correct password is counted. Once the attempts there are used up, a mailed code
 * is required, which only the owner of the address has, and which has a separate counter.
 */
export async function findCodeContext(
  deps: Deps,
  { userId, context, userAgent }: { userId: string; context: CodeContext; userAgent: string | undefined },
): Promise<CodeContext> {
  const own = { limit: codesOf(userId), subject: subjectOf(context) };
  const all = allCodesOf(userId, context);
  for (const counter of all === undefined ? [own] : [own, { limit: all, subject: context.on }]) {
    const key = limits.keyOf(counter.limit, counter.subject);
    const hits = await deps.db.platform.read((db) => queries.countHits(db, counter.limit, key));
    if (hits < counter.limit.hits) continue;
    await addAccountAttempt(deps, { ...counter, userId, userAgent });
    return MAILED_CODE;
  }
  return context;
}

/** An allowed attempt; a successful one is subtracted again. */
export interface LoginAttempt {
  /**
   * Too many wrong passwords came before. The password alone is not enough: a mailed code is required as well, and
   * until then no response reveals whether the password was correct.
   */
  readonly isGuarded: boolean;
  /** Where its second factor is counted. */
  readonly context: CodeContext;
  readonly passwordProven: () => Promise<void>;
  readonly allProven: () => Promise<void>;
}

/** Limits the password hashing of guarded attempts. Throws REQUESTS_EXCEEDED. */
async function countGuarded(deps: Deps, input: { email: string; network: string }): Promise<void> {
  await limits.countAttempt(deps.db, GUARDED_PER_NETWORK, input.network);
  await limits.countAttempt(deps.db, GUARDED_PER_PAIR, `${input.email}/${input.network}`);
}

/** An attempt in a browser in which the account has signed in before: it has a separate counter. */
async function countKnownDevice(
  deps: Deps,
  input: { email: string; userId: string; arrival: Arrival; deviceId: string },
): Promise<LoginAttempt> {
  const { email, userId, deviceId } = input;
  const { userAgent, network } = input.arrival;
  const limit = perDeviceOf(userId);
  const { isWithin } = await addAccountAttempt(deps, { limit, subject: deviceId, userId, userAgent });
  if (!isWithin) await countGuarded(deps, { email, network });
  return {
    isGuarded: !isWithin,
    context: { on: 'known_device', id: deviceId },
    passwordProven: () => Promise.resolve(),
    allProven: () => limits.forgetAttempts(deps.db, limit, deviceId),
  };
}

/**
 * Counts a password attempt before the password is checked. A known device of the account has a separate counter, so
 * that no other person's attempts affect it. All others share the account's counter; and per network, the different
 * accounts with wrong passwords are counted. Beyond a limit the attempt is guarded. Throws REQUESTS_EXCEEDED for a
 * network that makes hundreds of guarded attempts, and for one that makes dozens for the same account.
 */
export async function countLogin(
  deps: Deps,
  input: { email: string; userId: string | undefined; arrival: Arrival },
): Promise<LoginAttempt> {
  const { email, userId, arrival } = input;
  const { device, network, userAgent } = arrival;
  if (userId !== undefined && device !== undefined && isKnownFor(deps.config, device, userId)) {
    return countKnownDevice(deps, { email, userId, arrival, deviceId: device.id });
  }
  const target = { subject: network, target: email };
  const ofNetwork = await limits.addTarget(deps.db, PER_NETWORK, target);
  if (!ofNetwork.isCounted) {
    await recordLockOut(deps, { limit: PER_NETWORK, subject: network, userId: undefined }, ofNetwork);
  }
  const attempt = { limit: PER_ACCOUNT, subject: email, userId, userAgent };
  const { isWithin } = await addAccountAttempt(deps, attempt);
  const isGuarded = !ofNetwork.isCounted || !isWithin;
  if (isGuarded) await countGuarded(deps, { email, network });
  const isFirst = ofNetwork.isCounted && !ofNetwork.wasCounted;
  return {
    isGuarded,
    context: isGuarded ? MAILED_CODE : { on: 'new_device' },
    // A correct password subtracts its own attempt; earlier ones stay counted.
    passwordProven: () => (isFirst ? limits.removeTarget(deps.db, PER_NETWORK, target) : Promise.resolve()),
    // A sign-in with a mailed code resets no counters.
    allProven: () => (isGuarded ? Promise.resolve() : limits.forgetAttempts(deps.db, PER_ACCOUNT, email)),
  };
}

/** The counters that lock an account: their keys, and the key prefixes of its devices, sessions and codes. */
function countersOf(account: { id: string; email: string }): queries.Counters {
  return {
    keys: [limits.keyOf(PER_ACCOUNT, normalizeEmail(account.email))],
    prefixes: [perDeviceOf, codesOf, passwordChecksOf].map((of) => `${of(account.id).action}:`),
  };
}

/** The currently locked accounts. */
export async function listLockedAccounts(deps: Deps) {
  const lockedAccounts = await deps.db.platform.read(async (db) => {
    const rows: (LockedRow & { readonly ends: Date })[] = [];
    for (const row of await queries.listLockOuts(db, WINDOW.windowSeconds)) {
      const ends = await queries.findLockEnd(db, countersOf(row), WINDOW);
      if (ends !== undefined) rows.push({ ...row, ends });
    }
    return rows;
  });
  return lockedAccounts.map(({ id, email, date_locked, ends }) => ({
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
    const isLifted = await queries.removeCounters(db, countersOf(account));
    if (isLifted) await recordSecurityEvent(db, { userId, kind: 'lock_lifted' });
  });
}
