import { createHash } from 'node:crypto';
import { fail } from '@quint/contract/errors.ts';
import { sql } from 'kysely';
import type { Database } from '#database/gate.ts';

export interface RateLimit {
  /** What is limited, for example `login-account`. */
  readonly action: string;
  readonly hits: number;
  readonly windowSeconds: number;
}

/** True, and the transaction ends without waiting for the disk: what a crash of the database forgets is half a second. */
const WITHOUT_WAITING = sql.raw("set_config('synchronous_commit', 'off', true) = 'off'");

/**
 * Counts one attempt of a subject (an address, an account); over the limit it throws REQUESTS_EXCEEDED with the
 * seconds until the window ends. Subjects are stored hashed. Shared by all processes on one database.
 */
export async function countAttempt(db: Database, limit: RateLimit, subject: string): Promise<void> {
  const key = `${limit.action}:${createHash('sha256').update(subject).digest('base64url')}`;
  const { rows } = await db.platform.read((reader) =>
    sql<{ hits: number; seconds: number }>`
      insert into rate_limits as l (key, window_started_at, hits)
      values (${key}, case when ${WITHOUT_WAITING} then now() end, 1)
      on conflict (key) do update set
        hits = case when l.window_started_at < now() - make_interval(secs => ${limit.windowSeconds}) then 1 else l.hits + 1 end,
        window_started_at = case when l.window_started_at < now() - make_interval(secs => ${limit.windowSeconds}) then now() else l.window_started_at end
      returning hits, greatest(1, ceil(extract(epoch from window_started_at + make_interval(secs => ${limit.windowSeconds}) - now())))::int as seconds
    `.execute(reader),
  );
  const state = rows[0];
  if (state !== undefined && state.hits > limit.hits)
    throw fail('REQUESTS_EXCEEDED', { seconds: state.seconds });
}

/** Forgets the attempts of a subject, after it proved itself. */
export async function forgetAttempts(db: Database, limit: RateLimit, subject: string): Promise<void> {
  const key = `${limit.action}:${createHash('sha256').update(subject).digest('base64url')}`;
  await db.platform.read((reader) => reader.deleteFrom('rate_limits').where('key', '=', key).execute());
}
