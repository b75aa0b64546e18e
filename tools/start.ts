import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import type { RunningServer } from '../apps/server/src/main.ts';
import { readSettings } from '../apps/server/src/config.ts';
import { chooseHost } from '../apps/server/src/listening.ts';
import { readOperation } from '../apps/server/src/operation-settings.ts';
import { readPublicSettings } from '../apps/server/src/public-settings.ts';
import { withSecretFiles } from '../apps/server/src/secret-files.ts';
import { dataFolder, lockDataFolder } from './data-folder.ts';
import type { FolderLock } from './lock.ts';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import type { RunningPostgres } from '@quint/local-postgres/postgres.ts';
import { ensurePrerendered } from './prerender.ts';
import { onLauncherExit } from './processes.ts';
import { isStartupError, StartupError } from '@quint/local-postgres/startup-error.ts';
import { ensureWebBuilt, WEB_DIR } from './web-build.ts';

const DEFAULT_PORT = 8080;
/** Running requests and running jobs have ten seconds each. */
const SERVER_CLOSE_SECONDS = 25;
const SAME_SIGNAL_MS = 500;

/** Everything started so far, so that it can be undone at any time. */
const runState: {
  lock?: FolderLock;
  postgres?: Promise<RunningPostgres>;
  server?: RunningServer;
  drainSeconds: number;
} = { drainSeconds: 0 };
let shutdown: { since: number; completion: Promise<never> } | undefined;

const print = (line: string) => console.log(line);

async function start(): Promise<void> {
  const startTime = performance.now();
  const { empty } = readFlags();
  const env = withSecretFiles(process.env);
  const dataDir = dataFolder(env);
  const port = readPort(env['PORT']);
  const settings = readSettings(env);
  const { HOST, PUBLIC_URL, WORK } = settings;
  const servesPages = WORK !== 'worker';
  runState.drainSeconds = readOperation(settings).drainSeconds;
  runState.lock = await lockDataFolder(dataDir);
  await assertPortFree(port, chooseHost(HOST, PUBLIC_URL));

  const webBuild = servesPages ? buildWeb(env) : Promise.resolve();
  const code = import('../apps/server/src/main.ts');
  // Each is awaited in turn below; until then a failure must not count as unhandled.
  for (const promise of [webBuild, code]) promise.catch(() => undefined);
  if (!env['DATABASE_URL']) env['DATABASE_URL'] = await startDatabase(dataDir);
  Object.assign(env, { DATA_DIR: dataDir, PORT: String(port), ...(servesPages && { WEB_DIR }) });
  if (empty) env['DEMO'] = 'off';
  const { startServer } = await code;
  await webBuild;
  runState.server = await startServer(env);
  runState.lock.update({ state: 'running', url: runState.server.url });

  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  // Memory that only the start needed returns to the system: a fifth of the memory at rest.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { url, version, notes, warnings } = runState.server;
  const unsafe = warnings.map((warning) => `Unsafe: ${warning}`);
  print(
    [
      `\nQuint ${version} is ready at ${PUBLIC_URL === undefined ? url : `${PUBLIC_URL}, listening on ${url}`} (after ${seconds} s).`,
      ...notes,
      ...unsafe,
      'Stop it with Ctrl-C.',
    ].join('\n'),
  );
}

async function buildWeb(env: NodeJS.ProcessEnv): Promise<void> {
  await ensureWebBuilt(print);
  await ensurePrerendered(readPublicSettings(env));
}

function readFlags(): { empty: boolean } {
  try {
    const { values } = parseArgs({ options: { empty: { type: 'boolean', default: false } } });
    return values;
  } catch (error) {
    throw new StartupError(
      `${(error as Error).message}\nUsage: npm start [-- --empty]   (--empty: no demo accounts)`,
    );
  }
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartupError(
    `PORT is "${text}", but a port is a number from 0 to 65535. For example: PORT=8081 npm start`,
  );
}

/** Checked before any slow step; the server checks again when it listens. */
async function assertPortFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ port, host }, resolve);
    });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is in use by another program. Choose another one, for example: PORT=${port < 65_535 ? port + 1 : 8081} npm start`,
      );
    }
    if (code === 'EACCES') {
      throw new StartupError(
        `This user may not use port ${port}. Choose one above 1023, for example: PORT=8081 npm start`,
      );
    }
    throw new StartupError(`The server cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`);
  }
  await new Promise((resolve) => probe.close(resolve));
}

async function startDatabase(dataDir: string): Promise<string> {
  runState.postgres = startPostgres({
    dataDir,
    log: print,
    onLost: (reason) => {
      console.error(reason.message);
      void stop(1);
    },
  });
  const postgres = await runState.postgres;
  if (postgres.isAdopted) print('The database of an earlier start was still running; going on with it.');
  return postgres.url;
}

/** Undoes everything in reverse order and ends the process. */
function stop(exitCode: number): Promise<never> {
  shutdown ??= { since: Date.now(), completion: undo(exitCode) };
  return shutdown.completion;
}

async function undo(exitCode: number): Promise<never> {
  let code = exitCode;
  runState.lock?.update({ state: 'stopping' });
  try {
    const seconds = runState.drainSeconds + SERVER_CLOSE_SECONDS;
    const late = new Promise((resolve) => setTimeout(resolve, seconds * 1000).unref());
    await Promise.race([runState.server?.close(), ...(runState.server ? [late] : [])]);
  } catch (error) {
    console.error(error);
    code = 1;
  }
  const postgres = await runState.postgres?.catch(() => undefined);
  await postgres?.stop();
  runState.lock?.release();
  process.exit(code);
}

function onSignal(signal: NodeJS.Signals): void {
  if (shutdown === undefined) {
    print(`\nStopping (${signal === 'SIGINT' ? 'Ctrl-C' : signal}) …`);
    void stop(0);
    return;
  }
  if (Date.now() - shutdown.since < SAME_SIGNAL_MS) return;
  void endAtOnce();
}

/** A second signal: the database receives the stop signal without a wait; it shuts down by itself. */
async function endAtOnce(): Promise<never> {
  const databaseStop = runState.postgres?.then((postgres) => void postgres.stop());
  await Promise.race([
    databaseStop?.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, 100)),
  ]);
  runState.lock?.release();
  process.exit(130);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => onSignal(signal));
// The terminal or the pipe may be closed before we finish.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
onLauncherExit(() => void stop(0));
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

start().catch(async (error: unknown) => {
  if (shutdown !== undefined) return;
  const postgres = await runState.postgres?.catch(() => undefined);
  const lines = [isStartupError(error) ? `\n${error.message}` : error, postgres?.complaint()];
  for (const line of lines.filter((each) => each !== undefined)) console.error(line);
  void stop(1);
});
