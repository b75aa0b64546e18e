import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY_AFTER_MS = 120_000;
const READY = /is ready at (?:\S+, listening on )?(http:\/\/localhost:\d+)/;
const PORT_TAKEN = /Port \d+ is in use/;

export const DEMO_PASSWORD = 'demo-world-2026';

export interface RunningProduct {
  readonly url: string;
  readonly dataDir: string;
  /** Its output so far. */
  output(): string;
  /** Kills the server process without warning, like kill -9. */
  kill(): Promise<void>;
  /** Starts it again with the same folder and port. */
  restart(): Promise<void>;
  /** Stops it gracefully and keeps its folder. */
  halt(): Promise<void>;
  /** Stops it gracefully and deletes its folder. */
  stop(): Promise<void>;
}

function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

/** The folder of a stopped product with demo data. A copy saves each test file the first start. */
export const DEMO_FOLDER = 'E2E_DEMO_FOLDER';

/** Two products and two browsers share the machine, so a busy machine must not refuse requests here. */
const SETTINGS = { DEMO_PASSWORD, DATABASE_URL: '', OVERLOAD_MS: '0' };

/** Resolves to the output when the product is ready or has ended. */
function untilReady(child: ChildProcess, print: (text: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const late = setTimeout(() => reject(new Error(`The product did not start:\n${output}`)), READY_AFTER_MS);
    const end = () => {
      clearTimeout(late);
      resolve(output);
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        print(chunk.toString());
        if (READY.test(output)) end();
      });
    }
    child.once('exit', end);
  });
}

/** Starts the product as described in the README, with its own folder and a port that it chooses. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quint-e2e-'));
  const demo = process.env[DEMO_FOLDER];
  // Unlike `fs.cp`, this keeps the owner: as root, PostgreSQL runs under its own account.
  if (demo !== undefined) execFileSync('cp', ['-a', `${demo}/.`, dataDir]);
  let printedText = '';
  let child: ChildProcess;

  const launch = async (port: string): Promise<string> => {
    for (;;) {
      child = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
        cwd: ROOT,
        env: { ...process.env, ...SETTINGS, PORT: port, DATA_DIR: dataDir, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const output = await untilReady(child, (text) => (printedText += text));
      const address = READY.exec(output)?.[1];
      if (address !== undefined) return address;
      // Another program may use the port briefly while the product is down.
      if (port === '0' || !PORT_TAKEN.test(output))
        throw new Error(`The product did not start:\n${printedText}`);
    }
  };
  const halt = async () => {
    child.kill('SIGTERM');
    await exitOf(child);
  };
  const url = await launch('0');
  return {
    url,
    dataDir,
    output: () => printedText,
    async kill() {
      // The lock names the process that serves; the child process only watches it.
      const lock = JSON.parse(await readFile(join(dataDir, 'quint.lock'), 'utf8')) as {
        holder: { pid: number };
      };
      process.kill(lock.holder.pid, 'SIGKILL');
      await exitOf(child);
    },
    async restart() {
      await launch(new URL(url).port);
    },
    halt,
    async stop() {
      await halt();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
