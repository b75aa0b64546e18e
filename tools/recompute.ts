// npm run recompute -- [--dry-run]: computes all results again from their answers, after a change of norm or scoring rule.
import { parseArgs } from 'node:util';
import { readSettings } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/database/gate.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { systemClock } from '../apps/server/src/deps.ts';
import { recomputeEverything } from '../apps/server/src/features/survey/rescoring/service.ts';
import { withSecretFiles } from '../apps/server/src/secret-files.ts';
import { openExistingDatabase } from './opened-database.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { onLauncherExit } from './processes.ts';
import { isStartupError, StartupError } from '@quint/local-postgres/startup-error.ts';

const CONNECTIONS = 2;
/** Nobody waits for it. */
const STATEMENT_SECONDS = 60;

function readFlags(): { 'dry-run': boolean } {
  try {
    return parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } }).values;
  } catch (error) {
    throw new StartupError(
      `${(error as Error).message}\nUsage: npm run recompute [-- --dry-run]   (--dry-run: only says what would change)`,
    );
  }
}

async function recompute({ url, isDry }: { url: string; isDry: boolean }): Promise<void> {
  const startTime = performance.now();
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
    const summary = await recomputeEverything({ db, clock: systemClock }, { isDry });
    const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
    const what = isDry
      ? 'would come out in another way'
      : 'came out in another way; their old values are kept';
    console.log(
      `${summary.results} results in ${summary.workspaces} workspaces, ${summary.changedCount} ${what} (${seconds} s).`,
    );
  } finally {
    await db.close();
  }
}

let database: OpenedDatabase | undefined;

/** Results computed so far stay; the rest waits for the next call. */
async function stop(code: number): Promise<never> {
  await database?.close();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(130));
onLauncherExit(() => void stop(130));

try {
  const isDry = readFlags()['dry-run'];
  database = await openExistingDatabase(withSecretFiles(process.env));
  await recompute({ url: database.url, isDry });
  await stop(0);
} catch (error) {
  console.error(isStartupError(error) ? `\n${error.message}` : error);
  await stop(1);
}
