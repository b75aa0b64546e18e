import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

interface ProcessStat {
  readonly parent: number;
  readonly ticks: number;
  /** Ticks of children that have ended. */
  readonly endedTicks: number;
}

function findStat(pid: number): ProcessStat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name stands in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const at = (index: number) => Number(fields[index]);
    return { parent: at(1), ticks: at(11) + at(12), endedTicks: at(13) + at(14) };
  } catch {
    return undefined;
  }
}

/** The process that started another. */
export function parentOf(pid: number): number {
  return findStat(pid)?.parent ?? 0;
}

/** Processor time that a process has used, in seconds. */
export function processSeconds(pid: number): number {
  return (findStat(pid)?.ticks ?? 0) / TICKS_PER_SECOND;
}

/** Processor time that a process and its children have used, in seconds. */
export function familySeconds(pid: number): number {
  const own = findStat(pid);
  let ticks = (own?.ticks ?? 0) + (own?.endedTicks ?? 0);
  for (const name of readdirSync('/proc')) {
    const child = /^\d+$/.test(name) ? findStat(Number(name)) : undefined;
    if (child?.parent === pid) ticks += child.ticks;
  }
  return ticks / TICKS_PER_SECOND;
}
