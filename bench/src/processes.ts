import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Peer {
  readonly pid: number;
  /** What the process said when it was ready. */
  readonly message: unknown;
  stop(): Promise<void>;
}

function firstMessage(child: ChildProcess, script: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Starts a script of the bench as a process of its own and waits for its first message. */
export async function startPeer(url: URL, env: Readonly<Record<string, string>> = {}): Promise<Peer> {
  const script = fileURLToPath(url);
  const child = fork(script, {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
  });
  const message = await firstMessage(child, script);
  return { pid: child.pid ?? 0, message, stop: () => end(child) };
}

/** The port that a process of our server chose. */
export function portOf({ message }: Peer): number {
  return (message as { port: number }).port;
}

/** Memory of a process in MB, as the system counts it. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** The processes a process has started itself. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
}

const SAMPLE_MS = 50;

/** Runs something and says how much memory a process held at most meanwhile, in MB. */
export async function peakMegabytes(pid: number, run: () => Promise<unknown>): Promise<number> {
  let peak = residentMegabytes(pid);
  const timer = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), SAMPLE_MS);
  try {
    await run();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, residentMegabytes(pid));
}
