import { createHash } from 'node:crypto';
import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { fail, Failure } from '@quint/contract/base/errors.ts';
import { sql } from 'kysely';
import type { Database } from '#database/gate.ts';
import type { Clock } from '#deps.ts';

const REFUSED_TOKENS: readonly ErrorCode[] = ['INVALID_TOKEN', 'invite.invalid'];

export interface RateLimit {
  /** The limited action, for example `login-account`. */
  readonly action: string;
  readonly hits: number;
  readonly windowSeconds: number;
}

/** The state of a counter after an attempt. */
export interface Count {
  readonly hits: number;
  /** Seconds until the window ends. */
  readonly seconds: number;
}

/** True if the transaction ends without waiting for the disk: a crash of the database loses half a second. */
export const WITHOUT_WAITING = sql.raw("set_config('synchronous_commit', 'off', true) = 'off'");

/** Subjects are stored hashed. */
export function hashSubject(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}

/** The key of a counter. */
export function keyOf(limit: RateLimit, subject: string): string {
  return `${limit.action}:${hashSubject(subject)}`;
}

/** The error of an attempt over the limit. */
export function refuseAttempt({ seconds }: Count) {
  return fail('REQUESTS_EXCEEDED', { seconds });
}

/** Counts one attempt of a subject (an address, an account). Shared by all processes on one database. */
export async function addAttempt(
  db: Database,
  limit: RateLimit,
  subject: string,
  increment = 1,
): Promise<Count> {
  const { rows } = await db.platform.run((writer) =>
    sql<Count>`
      insert into rate_limits as l (key, window_started_at, hits)
      values (${keyOf(limit, subject)}, case when ${WITHOUT_WAITING} then now() end, ${increment}::int)
      on conflict (key) do update set
        hits = case when l.window_started_at < now() - make_interval(secs => ${limit.windowSeconds}) then ${increment}::int else l.hits + ${increment}::int end,
        window_started_at = case when l.window_started_at < now() - make_interval(secs => ${limit.windowSeconds}) then now() else l.window_started_at end
      returning hits, greatest(1, ceil(extract(epoch from window_started_at + make_interval(secs => ${limit.windowSeconds}) - now())))::int as seconds
    `.execute(writer),
  );
  const [count] = rows;
  if (count === undefined) throw new Error('The attempt was not counted');
  return count;
}

/**
 * Counts one attempt of a subject; over the limit it throws REQUESTS_EXCEEDED with the seconds until the window ends.
 */
export async function countAttempt(db: Database, limit: RateLimit, subject: string): Promise<void> {
  const count = await addAttempt(db, limit, subject);
  if (count.hits > limit.hits) throw refuseAttempt(count);
}

/** Counts several attempts at once, such as the addresses of a list. Throws REQUESTS_EXCEEDED. */
export async function countAttempts(
  db: Database,
  limit: RateLimit,
  { subject, count }: { subject: string; count: number },
): Promise<void> {
  const updatedCount = await addAttempt(db, limit, subject, count);
  if (updatedCount.hits > limit.hits) throw refuseAttempt(updatedCount);
}

/**
 * Runs work that needs a mailed token, and counts the attempt only when the token is invalid: this limits guesses
 * without blocking others in the same network. Throws REQUESTS_EXCEEDED for an invalid token beyond the limit,
 * otherwise the error of the work.
 */
export async function countingUnknown<Result>(
  { db }: { readonly db: Database },
  { limit, subject }: { limit: RateLimit; subject: string },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Failure && REFUSED_TOKENS.includes(error.code))
      await countAttempt(db, limit, subject);
    throw error;
  }
}

/** A counter for frequent actions, in the memory of this process, per minute. */
export type Budget = (subject: string) => void;

const MINUTE_MS = 60_000;

/** Limits each subject to a number of actions per minute; 0 disables the limit. Throws REQUESTS_EXCEEDED beyond it. */
export function createBudget(perMinute: number, clock: Clock): Budget {
  const counts = new Map<string, number>();
  let startedAt = 0;
  return (subject) => {
    if (perMinute === 0) return;
    const now = clock.now().getTime();
    // All minutes start together, so the counts are dropped with their minute.
    if (Math.abs(now - startedAt) >= MINUTE_MS) {
      counts.clear();
      startedAt = now;
    }
    const count = (counts.get(subject) ?? 0) + 1;
    counts.set(subject, count);
    if (count <= perMinute) return;
    throw fail('REQUESTS_EXCEEDED', {
      seconds: Math.max(1, Math.ceil((startedAt + MINUTE_MS - now) / 1000)),
    });
  };
}

/** Resets the counter of a subject after it has authenticated. */
export async function forgetAttempts(db: Database, limit: RateLimit, subject: string): Promise<void> {
  await db.platform.run((writer) =>
    writer.deleteFrom('rate_limits').where('key', '=', keyOf(limit, subject)).execute(),
  );
}

/** Attempts of a subject where repeated attempts on a target count once: accounts tried from one network. */
export interface Target {
  readonly subject: string;
  readonly target: string;
}

export interface TargetCount extends Count {
  /** Whether it is among the first of the window, so that the attempt is allowed. */
  readonly isCounted: boolean;
  /** Whether it was among them before this attempt. */
  readonly wasCounted: boolean;
}

/** Counts the distinct targets of a subject; those beyond the limit are counted and refused. */
export async function addTarget(db: Database, limit: RateLimit, entry: Target): Promise<TargetCount> {
  const key = keyOf(limit, entry.subject);
  const target = hashSubject(entry.target);
  const { rows } = await db.platform.run((writer) =>
    sql<TargetCount>`
      with before as (
        select ${target}::text = any (b.members) and b.window_started_at >= now() - make_interval(secs => ${limit.windowSeconds}) as known
        from rate_limits b where b.key = ${key}
      )
      insert into rate_limits as l (key, window_started_at, hits, members)
      values (${key}, case when ${WITHOUT_WAITING} then now() end, 1, array[${target}::text])
      on conflict (key) do update set
        window_started_at = case when l.window_started_at < now() - make_interval(secs => ${limit.windowSeconds}) then now() else l.window_started_at end,
        hits = case when l.window_started_at < now() - make_interval(secs => ${limit.windowSeconds}) then 1
          when ${target}::text = any (l.members) then l.hits else l.hits + 1 end,
        members = case when l.window_started_at < now() - make_interval(secs => ${limit.windowSeconds}) then array[${target}::text]
          when ${target}::text = any (l.members) or cardinality(l.members) >= ${limit.hits} then l.members else l.members || ${target}::text end
      returning hits, ${target}::text = any (members) as "isCounted", coalesce((select known from before), false) as "wasCounted",
        greatest(1, ceil(extract(epoch from window_started_at + make_interval(secs => ${limit.windowSeconds}) - now())))::int as seconds
    `.execute(writer),
  );
  const [count] = rows;
  if (count === undefined) throw new Error('The attempt was not counted');
  return count;
}

/** Subtracts a successful attempt. */
export async function removeTarget(db: Database, limit: RateLimit, entry: Target): Promise<void> {
  const target = hashSubject(entry.target);
  await db.platform.run((writer) =>
    sql`
      update rate_limits set hits = hits - 1, members = array_remove(members, ${target}::text)
      where key = ${keyOf(limit, entry.subject)} and ${target}::text = any (members) and ${WITHOUT_WAITING}
    `.execute(writer),
  );
}
