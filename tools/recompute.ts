// npm run recompute -- [--dry-run]: computes all results again from their answers, after a change of norm or scoring rule.
import { parseArgs } from 'node:util';
import { openDatabase } from '../apps/server/src/database/gate.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { systemClock } from '../apps/server/src/deps.ts';
import { recomputeEverything } from '../apps/server/src/features/surveys/rescoring/service.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { openWhatIsThere } from './opened-database.ts';
import { onLauncherGone } from './processes.ts';
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
  const begun = performance.now();
  // The product may have been updated and not started since.
  if (!isDry) await migrate(url, { acceptSchema: process.env['ACCEPT_SCHEMA'] });
  const db = openDatabase({ url, connections: CONNECTIONS, statementSeconds: STATEMENT_SECONDS });
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
