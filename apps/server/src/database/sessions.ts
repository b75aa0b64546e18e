import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { StartupError } from '#startup-error.ts';

/** A setting without effect, which shows whether two statements used the same session. */
const MARK = 'quint.session';
const PATIENCE_MS = 10_000;
const NO_TRANSACTIONS = /not allowed in statement pooling mode/;
/** A pooler reuses the last released session, or the one that has been idle longest: a round detects either. */
const ROUNDS = 3;

interface Session {
  readonly pid: number;
  readonly mark: string | null;
}

const LOOK = `select pg_backend_pid() as pid, current_setting('${MARK}', true) as mark`;

function refuse(): StartupError {
  return new StartupError(
    'What answers at DATABASE_URL gives every transaction another session of PostgreSQL (PgBouncer does so with pool_mode = transaction or statement); Quint takes its role, its limits and the workspace for a whole session, so set pool_mode = session for this database, or let DATABASE_URL lead to PostgreSQL itself.',
  );
}

async function lookAt(client: pg.Client): Promise<Session> {
  const { rows } = await client.query<Session>(LOOK);
  const [session] = rows;
  if (session === undefined) throw new Error('PostgreSQL answered without a row');
  return session;
}

/**
 * Throws StartupError behind a pooler that changes the session between transactions: alternating clients would then use
 * each other's sessions.
 */
export async function assertOwnSession(url: string, client: pg.Client): Promise<void> {
  const mark = randomBytes(6).toString('hex');
  await client.query(`select set_config('${MARK}', $1, false)`, [mark]);
  const mine = await lookAt(client);
  const other = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'quint_migrate',
  });
  try {
    await other.connect();
    for (let round = 0; round < ROUNDS; round += 1) {
      await other.query('begin');
      const theirs = await lookAt(other);
      const meanwhile = await lookAt(client);
      await other.query('commit');
      const after = await lookAt(client);
      const isShared = theirs.pid === mine.pid || theirs.mark === mark;
      if (
        isShared ||
        [meanwhile, after].some(({ pid, mark: seenMark }) => pid !== mine.pid || seenMark !== mark)
      ) {
        throw refuse();
      }
    }
  } catch (error) {
    if (error instanceof Error && NO_TRANSACTIONS.test(error.message)) throw refuse();
    throw error;
  } finally {
    await other.end();
  }
}
