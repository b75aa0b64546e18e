import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const READY_AFTER_MS = 120_000;
const POLL_MS = 100;

export const DEMO_PASSWORD = 'demo-world-2026';

export interface RunningProduct {
  readonly url: string;
  readonly dataDir: string;
  /** What it printed so far. */
  output(): string;
  /** Kills the server process without warning, as kill -9 does. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  restart(): Promise<void>;
  /** Stops it in an orderly way and leaves its folder. */
  halt(): Promise<void>;
  /** Stops it in an orderly way and removes its folder. */
  stop(): Promise<void>;
}

/** A port nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  return port;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

/** The folder of a stopped product with the demo world. Copied, it saves each file of tests the first start. */
export const DEMO_FOLDER = 'E2E_DEMO_FOLDER';

/** Two products and two browsers share the machine: that it is busy is no reason to refuse a request here. */
const SETTINGS = { DEMO_PASSWORD, DATABASE_URL: '', OVERLOAD_MS: '0' };

/** Starts the product as the README describes, with a folder and a port of its own. */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quint-e2e-'));
  const demo = process.env[DEMO_FOLDER];
  // Unlike `fs.cp`, this keeps the owner: as root, PostgreSQL runs under an account of its own.
  if (demo !== undefined) execFileSync('cp', ['-a', `${demo}/.`, dataDir]);
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let printed = '';
  let child: ChildProcess;

  const launch = async () => {
    child = spawn(process.execPath, [join(ROOT, 'tools/start.mjs')], {
      cwd: ROOT,
      env: { ...process.env, ...SETTINGS, PORT: String(port), DATA_DIR: dataDir, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    const deadline = Date.now() + READY_AFTER_MS;
    while (!(await isHealthy(url))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The product did not start:\n${printed}`);
      await pause(POLL_MS);
    }
  };
  const halt = async () => {
    child.kill('SIGTERM');
    await exitOf(child);
  };
  await launch();
  return {
    url,
    dataDir,
    output: () => printed,
    async kill() {
      // The lock names the process that serves; the one we started only watches it.
      const lock = JSON.parse(await readFile(join(dataDir, 'quint.lock'), 'utf8')) as {
        holder: { pid: number };
      };
      process.kill(lock.holder.pid, 'SIGKILL');
      await exitOf(child);
    },
    restart: launch,
    halt,
    async stop() {
      await halt();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
