import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

// All of these require the platform role.

export interface LockedRow {
  readonly id: string;
  readonly email: string;
  readonly date_locked: Date;
}

/** Recently locked accounts, latest first. */
export async function listLockOuts(db: Reader, seconds: number): Promise<LockedRow[]> {
  const { rows } = await readSql<LockedRow>`
    select u.id, u.email, max(e.date_created) as date_locked
    from security_events e join users u on u.id = e.user_id
    where e.kind = 'locked_out' and e.date_created > now() - make_interval(secs => ${seconds})
    group by u.id order by date_locked desc, u.id
  `.execute(db);
  return rows;
}

export interface Counters {
  readonly keys: readonly string[];
  /** The key prefixes of further counters. */
  readonly prefixes: readonly string[];
}

const isOne = (counters: Counters) => sql<boolean>`(key = any (${counters.keys})
  or exists (select from unnest(${counters.prefixes}::text[]) prefix where starts_with(key, prefix)))`;

/** The attempts counted in the current window. */
export async function countHits(db: Reader, limit: { windowSeconds: number }, key: string): Promise<number> {
  const { rows } = await readSql<{ hits: number }>`
    select hits from rate_limits
    where key = ${key} and window_started_at >= now() - make_interval(secs => ${limit.windowSeconds})
  `.execute(db);
  return rows[0]?.hits ?? 0;
}

/** The end of an account's current lock; undefined when it is not locked. */
export async function findLockEnd(
  db: Reader,
  counters: Counters,
  limit: { hits: number; windowSeconds: number },
): Promise<Date | undefined> {
  const { rows } = await readSql<{ ends: Date | null }>`
    select max(window_started_at + make_interval(secs => ${limit.windowSeconds})) as ends from rate_limits
    where ${isOne(counters)} and hits > ${limit.hits}
      and window_started_at > now() - make_interval(secs => ${limit.windowSeconds})
  `.execute(db);
  return rows[0]?.ends ?? undefined;
}

export function findAccount(db: Reader, userId: string): Promise<{ id: string; email: string } | undefined> {
  return db.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst();
}

/** Resets the counters of an account. Returns whether there were any. */
export async function removeCounters(db: Writer, counters: Counters): Promise<boolean> {
  const result = await sql`
    delete from rate_limits where ${isOne(counters)}
  `.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}
