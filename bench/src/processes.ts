import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A script of the bench that runs as a child process. */
export interface ScriptProcess {
  readonly pid: number;
  /** The first message of the process. */
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

/** Ends a process and waits until it has exited. */
export function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** Starts a script of the bench as a child process and waits for its first message. */
export async function startScript(
  url: URL,
  env: Readonly<Record<string, string>> = {},
): Promise<ScriptProcess> {
  const script = fileURLToPath(url);
  const child = fork(script, { env: { ...process.env, ...env, NODE_ENV: 'production' } });
  const message = await firstMessage(child, script);
  return { pid: child.pid ?? 0, message, stop: () => endChild(child) };
}

/** Memory of a process in MB, as the system counts it. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

const SAMPLE_MS = 50;

/** Runs a function and returns the peak memory of a process during it, in MB. */
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

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface ProcessStat {
  readonly parent: number;
  readonly ticks: number;
  /** Ticks of children that have ended. */
  readonly endedTicks: number;
}

/** Undefined if the process has ended. */
function findStat(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may contain any character.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), ticks: at(11) + at(12), endedTicks: at(13) + at(14) };
  } catch {
    return undefined;
  }
}

/** The parent of a process, which must be running. */
export function parentOf(pid: number): number {
  const stat = findStat(pid);
  if (stat === undefined) throw new Error(`there is no process ${pid}`);
  return stat.parent;
}

/** The direct children of a process. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && findStat(Number(name))?.parent === pid)
    .map(Number);
}

/** Processor time that a process has used, in seconds. */
export function processSeconds(pid: number): number {
  return (findStat(pid)?.ticks ?? 0) / TICKS_PER_SECOND;
}

/** Processor time that a process and its children have used, in seconds. */
export function familySeconds(pid: number): number {
  const endedSeconds = (findStat(pid)?.endedTicks ?? 0) / TICKS_PER_SECOND;
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + processSeconds(each), endedSeconds);
}
