// Runs a TypeScript file of this project on Node 24: node tools/run24.mjs <file.ts> [arguments]
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, InstallError, NODE24, ROOT } from './install.mjs';

/** Ctrl-C under npm arrives twice: from the terminal, and forwarded by npm. */
const SAME_SIGNAL_MS = 500;
/**
 * Long lists are short-lived: with the defaults the heap grows to three times the memory in use before garbage is
 * collected. Collected at 1.4 times it stays small, with the same work. Measured in bench/. The start triggers a
 * collection itself once the product is ready.
 */
const MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--expose-gc'];

/**
 * Installs missing packages, runs the file and ends this process with its exit code. The file runs in a new session, so
 * a Ctrl-C reaches it exactly once, through us; it has an IPC channel, so it notices when this process is killed.
 */
export async function run24(file, args) {
  try {
    await ensureInstalled();
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
  const child = spawn(NODE24, [...MEMORY, path.resolve(ROOT, file), ...args], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { NODE_COMPILE_CACHE: path.join(ROOT, '.cache', 'code'), ...process.env, PATH: searchPath() },
  });
  let last = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (Date.now() - last < SAME_SIGNAL_MS) return;
      last = Date.now();
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    });
  }
  child.once('error', (error) => {
    console.error(`Node 24 in ${NODE24} does not run: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** Programs started from here by their `#!/usr/bin/env node` get Node 24 too. */
function searchPath() {
  const own = [path.dirname(NODE24), path.join(ROOT, 'node_modules', '.bin')];
  return [...own, process.env.PATH].filter(Boolean).join(path.delimiter);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) {
    console.error('Usage: node tools/run24.mjs <file.ts> [arguments]');
    process.exit(1);
  }
  await run24(file, args);
}
