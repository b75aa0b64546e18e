import { execFile } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { accountFor } from '@quint/local-postgres/account.ts';
import { ROOT } from '../../../tools/root.ts';
import type { CleanUp } from '../stage.ts';
import { makeFolder } from '../stage.ts';

const run = promisify(execFile);

const POSTGRES = '/usr/lib/postgresql/15/bin';
export const NGINX = '/usr/sbin/nginx';
export const PGBOUNCER = '/usr/sbin/pgbouncer';
export const S3RVER = path.join(ROOT, 'node_modules', 's3rver', 'bin', 's3rver.js');

/** Where each program is, and how it is installed on Debian. */
const NEEDED = [
  { file: path.join(POSTGRES, 'pg_basebackup'), install: 'apt-get install -y postgresql-15' },
  { file: NGINX, install: 'apt-get install -y nginx-light' },
  { file: PGBOUNCER, install: 'apt-get install -y pgbouncer' },
  { file: S3RVER, install: 'npm ci' },
];

/** The commands that install what is missing on this machine. */
export function listMissing(): string[] {
  return NEEDED.filter(({ file }) => !existsSync(file)).map(({ install }) => install);
}

/** A folder that PostgreSQL's own account may write, when root runs the bench; gone afterwards. */
export function makeOwnFolder(cleanUp: CleanUp, name: string): string {
  const folder = makeFolder(cleanUp, name);
  const account = accountFor(folder);
  if (account !== undefined) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Runs a program of PostgreSQL without blocking this process, whose clients go on meanwhile. */
export async function runPostgres(folder: string, program: string, args: readonly string[]): Promise<void> {
  // A server that is started keeps the pipes of its starter open, so none are given to it.
  const options = { ...accountFor(folder), cwd: folder };
  await run(
    '/bin/sh',
    ['-c', '"$0" "$@" >>commands.log 2>&1', path.join(POSTGRES, program), ...args],
    options,
  );
}
