import path from 'node:path';
import { explainProgramOutput, StartupError } from './startup-error.ts';
import { HAS_PROC } from './process-identity.ts';
import type { Account } from './account.ts';
import type { Programs } from './programs.ts';

/** A database cluster on disk and the data for working with it. */
export type Cluster = {
  folder: string;
  account: Account;
  programs: Programs;
  /** Whether the data may be lost: no fsync. */
  throwaway: boolean;
};

/**
 * How to call a PostgreSQL program on a folder. For another account the folder may be below parents that it cannot
 * enter, for example /root. The working directory is entered before the account changes, and PostgreSQL uses this name
 * to reach it without passing the parents.
 */
export function reach(folder: string, account: Account) {
  const base = { cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } };
  return account === undefined || !HAS_PROC
    ? { dataArgument: folder, options: { ...base, ...account } }
    : { dataArgument: '/proc/self/cwd', options: { ...base, ...account } };
}

/** A failure with the message of a PostgreSQL program, and advice if its cause is the data folder. */
export function failure(output: string, what: string, folder: string): Error {
  const explanation = explainProgramOutput(output, path.dirname(folder));
  const errorLine = output.split('\n').find((line) => /error:|ERROR:|FATAL:|PANIC:/.test(line));
  return new StartupError(`${what}: ${explanation ?? ((errorLine ?? output).trim() || 'no reason given')}`);
}
