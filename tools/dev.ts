// npm run dev: the server restarts and the screens reload as files change.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { dataFolder, lockDataFolder } from './data-folder.ts';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import { onLauncherExit } from './processes.ts';
import { ROOT } from './root.ts';
import { isStartupError } from '@quint/local-postgres/startup-error.ts';

const dataDir = dataFolder(process.env);
const port = process.env['PORT'] || '8080';
const webPort = process.env['WEB_PORT'] || '5173';
const children: ChildProcess[] = [];
const undo: (() => Promise<void> | void)[] = [];
let stopPromise: Promise<never> | undefined;

async function start(): Promise<void> {
  const lock = await lockDataFolder(dataDir);
  undo.push(() => lock.release());
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir, PORT: port };
  if (!env['DATABASE_URL']) {
    const postgres = await startPostgres({ dataDir, log: console.log });
    undo.push(() => postgres.stop());
    env['DATABASE_URL'] = postgres.url;
  }
  const origin = `http://localhost:${webPort}`;
  env['PUBLIC_URL'] ??= origin;
  undo.push(stopChildren);
  run(['--watch', '--watch-preserve-output', path.join(ROOT, 'tools', 'dev-server.ts')], { cwd: ROOT, env });
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  run([vite, '--port', webPort, '--strictPort'], {
    cwd: path.join(ROOT, 'apps', 'web'),
    env: { ...env, API_URL: `http://127.0.0.1:${port}` },
  });
  lock.update({ state: 'running', url: origin });
}

function run(args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): void {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  child.once('exit', () => void stop(1));
}

async function stopChildren(): Promise<void> {
  const livingChildren = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const exits = livingChildren.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of livingChildren) child.kill('SIGTERM');
  await Promise.all(exits);
}

function stop(code: number): Promise<never> {
  stopPromise ??= (async () => {
    for (const step of undo.toReversed()) await step();
    process.exit(code);
  })();
  return stopPromise;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
onLauncherExit(() => void stop(0));

start().catch((error: unknown) => {
  console.error(isStartupError(error) ? `\n${error.message}` : error);
  void stop(1);
});
