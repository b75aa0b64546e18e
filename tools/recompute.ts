// npm run recompute -- [--dry-run]: computes all results again from their answers, after a change of norm or scoring rule.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/database/gate.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { systemClock } from '../apps/server/src/deps.ts';
import { recomputeEverything } from '../apps/server/src/features/surveys/rescoring/service.ts';
import { dataFolder, lockDataFolder } from './data-folder.ts';
import { findRunningPostgres, startPostgres } from '@quint/local-postgres/postgres.ts';
import { onLauncherGone } from './processes.ts';
import { isStartupError, StartupError } from '@quint/local-postgres/startup-error.ts';

const CONNECTIONS = 2;
/** Nobody waits for it. */
const STATEMENT_SECONDS = 60;

/** A database to work on, and what to do when the work is over. */
interface OpenedDatabase {
  readonly url: string;
  readonly close: () => Promise<void>;
}

function readFlags(): { 'dry-run': boolean } {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new StartupError(
      `${(error as Error).message}\nUsage: npm run recompute [-- --dry-run]   (--dry-run: only says what would change)`,
    );
  }
}

/** DATABASE_URL, else the embedded database: the running one of the data folder, or one started for this. */
async function openWhatIsThere(env: NodeJS.ProcessEnv): Promise<OpenedDatabase> {
  const given = env['DATABASE_URL'];
  if (given) return { url: given, close: async () => undefined };
  const dataDir = dataFolder(env);
  if (!existsSync(path.join(dataDir, 'postgres'))) {
    throw new StartupError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  }
  const running = await findRunningPostgres(dataDir);
  if (running !== undefined) return { url: running, close: async () => undefined };
  const lock = await lockDataFolder(dataDir);
  const postgres = await startPostgres({ dataDir }).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const close = async () => {
    await postgres.stop();
    lock.release();
  };
  return { url: postgres.url, close };
}

async function recompute({ url, isDry }: { url: string; isDry: boolean }): Promise<void> {
  const begun = performance.now();
  // The product may have been updated and not started since.
  const { ACCEPT_SCHEMA: acceptSchema, DATABASE_ROLE_PREFIX: rolePrefix } = readSettings(process.env);
  if (!isDry) await migrate(url, { acceptSchema, rolePrefix });
  const db = openDatabase({
    url,
    connections: CONNECTIONS,
    statementSeconds: STATEMENT_SECONDS,
    rolePrefix,
  });
  try {
    const done = await recomputeEverything({ db, clock: systemClock }, { isDry });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const what = isDry
      ? 'would come out in another way'
      : 'came out in another way; their old values are kept';
    console.log(
      `${done.results} results in ${done.workspaces} workspaces, ${done.changed} ${what} (${seconds} s).`,
    );
  } finally {
    await db.close();
  }
}

let opened: OpenedDatabase | undefined;

/** Results computed so far stay; the rest waits for the next call. */
async function stop(code: number): Promise<never> {
  await opened?.close();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(130));
onLauncherGone(() => void stop(130));

try {
  const isDry = readFlags()['dry-run'];
  opened = await openWhatIsThere(process.env);
  await recompute({ url: opened.url, isDry });
  await stop(0);
} catch (error) {
  console.error(isStartupError(error) ? `\n${error.message}` : error);
  await stop(1);
}
