import { readFileSync } from 'node:fs';

/** Identifies a process so that a later one with the same id is not mistaken for it. */
export type ProcessIdentity = { pid: number; started: string };

/** Undefined when no such process lives; a zombie counts as dead. */
export function identify(pid: number): ProcessIdentity | undefined {
  const stat = readStat(pid);
  if (stat === undefined || stat.state === 'Z' || stat.state === 'X') return undefined;
  return { pid, started: `${bootId()}:${stat.startTicks}` };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

/** What the kernel tells of a process in `/proc/<pid>/stat`; undefined when it is gone. */
export function readStat(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may itself contain brackets and spaces.
    const close = text.lastIndexOf(')');
    const fields = text.slice(close + 2).split(' ');
    const name = text.slice(text.indexOf('(') + 1, close);
    return { name, state: fields[0], parent: Number(fields[1]), startTicks: fields[19] };
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
