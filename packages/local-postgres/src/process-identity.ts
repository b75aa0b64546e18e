import { existsSync, readFileSync } from 'node:fs';
import { hasExited, readStatWithPs, readBootWithSysctl } from './process-table.ts';
import type { ProcessStat } from './process-table.ts';

/** Identifies a process so that a later one with the same id is not mistaken for it. */
export type ProcessIdentity = { pid: number; started: string };

/** Whether the kernel exposes processes as files, like Linux but not macOS. */
export const HAS_PROC = existsSync('/proc/self/stat');

/** Undefined when the process does not exist; a zombie counts as dead. */
export function identify(pid: number): ProcessIdentity | undefined {
  const stat = readStat(pid);
  if (stat === undefined || hasExited(stat)) return undefined;
  return { pid, started: `${bootId()}:${stat.start}` };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/** The system's data of a process; undefined when it has ended. */
export function readStat(pid: number): ProcessStat | undefined {
  return HAS_PROC ? readStatFile(pid) : readStatWithPs(pid);
}

function readStatFile(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may itself contain brackets and spaces.
    const close = text.lastIndexOf(')');
    const fields = text.slice(close + 2).split(' ');
    const name = text.slice(text.indexOf('(') + 1, close);
    return { name, state: fields[0] ?? '', parent: Number(fields[1]), start: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

let boot: string | undefined;

function bootId(): string {
  boot ??= HAS_PROC ? readBootFile() : readBootWithSysctl();
  return boot;
}

function readBootFile(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
