// node quint.mjs [COMMAND] [arguments]: runs the product, or a command for its operators, on Node 24 or newer.
// The machine's own Node may be older; only built-in modules are allowed here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--expose-gc'];
const OLDEST = 24;

const [command = 'start', ...args] = process.argv.slice(2);
const file = path.join(HERE, 'tools', `${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(file)) fail(`There is no command "${command}".`);

const program = findNode();
const dataDir = path.resolve(process.env.DATA_DIR || path.join(HERE, 'data'));
const env = {
  NODE_COMPILE_CACHE: path.join(dataDir, '.cache', 'code'),
  NODE_ENV: 'production',
  ...process.env,
};
const line = [...MEMORY, file, ...args];

// Replaces this process, so that a service manager signals the product itself.
if (process.execve !== undefined) {
  process.removeAllListeners('warning');
  process.execve(program, [program, ...line], env);
}
const child = spawn(program, line, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.once('error', (error) => fail(`Node in ${program} does not run: ${error.message}`));
child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal ?? ''] ?? 0)));

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return process.execPath;
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  const bundledNode = names
    .map((name) => path.join(HERE, 'node_modules', name, 'bin', 'node'))
    .find(existsSync);
  return bundledNode ?? fail(`Quint runs on Node ${OLDEST} or newer, and this is ${process.version}.`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
