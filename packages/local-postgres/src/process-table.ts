import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The system's data of a process. */
export type ProcessStat = {
  /** The name of its program, without a folder. */
  name: string;
  /** One letter; Z and X are processes that have ended. */
  state: string;
  parent: number;
  /** When it began, in a form that differs between two processes with the same id. */
  start: string;
};

/** Runs a program and returns its output; undefined when it fails. */
export type ReadCommand = (program: string, args: readonly string[]) => string | undefined;

const DAY_MONTH_DATE_TIME_YEAR = 5;

export function hasExited(stat: ProcessStat): boolean {
  return stat.state === 'Z' || stat.state === 'X';
}

/** Reads a process with `ps`, for systems without /proc; undefined when it has ended. */
export function readStatWithPs(pid: number, read: ReadCommand = readCommand): ProcessStat | undefined {
  const output = read('ps', ['-o', 'ppid=', '-o', 'state=', '-o', 'lstart=', '-o', 'comm=', '-p', `${pid}`]);
  const [parent, state, ...words] = output?.trim().split(/\s+/) ?? [];
  const name = words.slice(DAY_MONTH_DATE_TIME_YEAR).join(' ');
  if (parent === undefined || state === undefined || name === '') return undefined;
  return {
    name: path.basename(name),
    state: state.slice(0, 1),
    parent: Number(parent),
    start: words.slice(0, DAY_MONTH_DATE_TIME_YEAR).join(' '),
  };
}

/** Reads the command line of a process with `ps`; undefined when it has ended. */
export function readCommandLineWithPs(pid: number, read: ReadCommand = readCommand): string | undefined {
  return read('ps', ['-ww', '-o', 'command=', '-p', `${pid}`])?.trim() || undefined;
}

/** Identifies a boot of the machine. The boot time changes when the clock is set. */
export function readBootWithSysctl(read: ReadCommand = readCommand): string {
  return read('sysctl', ['-n', 'kern.bootsessionuuid'])?.trim() ?? '';
}

function readCommand(program: string, args: readonly string[]): string | undefined {
  // Dates in a fixed language and time zone, independent of the caller's.
  const env = {
    PATH: `${process.env['PATH'] ?? ''}:/bin:/usr/bin:/sbin:/usr/sbin`,
    LC_ALL: 'C',
    TZ: 'UTC',
  };
  const result = spawnSync(program, args, { encoding: 'utf8', env });
  return result.status === 0 ? result.stdout : undefined;
}
