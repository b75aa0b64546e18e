import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeWritableFolder } from './writable-folder.ts';
import { StartupError } from './startup-error.ts';
import { accountFor } from './account.ts';
import type { Account } from './account.ts';
import { failure, reach } from './command.ts';
import type { Cluster } from './command.ts';
import { findRunning, stopPostmaster } from './postmaster.ts';
import { findPrograms, MAJOR_VERSION } from './programs.ts';

const SUPERUSER = 'postgres';
const DATABASE = 'quint';

/** Written last, so its presence means that the cluster is complete. */
const PASSWORD_FILE = 'quint-superuser-password';

/** Finds the account, the programs and a complete cluster in the data folder, and creates what is missing. */
export async function prepareCluster(
  dataDir: string,
  how: { throwaway: boolean; log: (line: string) => void },
) {
  makeWritableFolder(dataDir);
  const folder = path.join(dataDir, 'postgres');
  const account = accountFor(folder);
  const cluster: Cluster = {
    folder,
    account,
    programs: await findPrograms(account),
    throwaway: how.throwaway,
  };
  return { cluster, password: await ensureCluster(cluster, how.log) };
}

export function urlOf(password: string, port: number): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/** Ensures that a complete cluster with the database exists in the folder. @returns the password of the superuser */
async function ensureCluster(cluster: Cluster, log: (line: string) => void): Promise<string> {
  const stagingFolder = `${cluster.folder}.new`;
  rmSync(stagingFolder, { recursive: true, force: true });
  if (existsSync(cluster.folder)) {
    takeOwnership(cluster);
    const password = readPassword(cluster.folder);
    if (password !== undefined) {
      checkVersion(cluster.folder);
      return password;
    }
    if (looksWhole(cluster.folder)) {
      checkVersion(cluster.folder);
      const orphan = await findRunning(cluster);
      if (orphan !== undefined) await stopPostmaster(orphan, 'fast');
      const newPassword = setPassword(cluster, cluster.folder);
      log('The password of the database was missing; it got a new one.');
      return newPassword;
    }
    setAside(cluster.folder, log);
  }
  try {
    const password = await createCluster(cluster, stagingFolder);
    renameSync(stagingFolder, cluster.folder);
    return password;
  } catch (error) {
    rmSync(stagingFolder, { recursive: true, force: true });
    throw error;
  }
}

async function createCluster(cluster: Cluster, stagingFolder: string): Promise<string> {
  mkdirSync(stagingFolder, { recursive: true, mode: 0o700 });
  if (cluster.account) chownSync(stagingFolder, cluster.account.uid, cluster.account.gid);
  const { dataArgument, options } = reach(stagingFolder, cluster.account);
  const flags = ['--username', SUPERUSER, '--encoding=UTF8', '--locale=C', '--no-instructions'];
  // The built-in locale sorts and lowercases the same way on every machine.
  flags.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  // No password is set yet; the socket that this line would allow is never opened.
  flags.push('--auth-host=scram-sha-256', '--auth-local=trust');
  if (cluster.throwaway) flags.push('--no-sync');
  const output = await new Promise<string | undefined>((resolve, reject) => {
    const child = spawn(cluster.programs.initdb, ['-D', dataArgument, ...flags], {
      ...options,
      stdio: 'pipe',
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? undefined : text));
  });
  if (output !== undefined) throw failure(output, 'The database could not be created', cluster.folder);
  const access = path.join(stagingFolder, 'pg_hba.conf');
  writeFileSync(
    access,
    '# Nobody but this machine, and only with the password.\nhost all all 127.0.0.1/32 scram-sha-256\n',
  );
  return setPassword(cluster, stagingFolder);
}

/** Gives the superuser a new random password and creates the database if missing. */
function setPassword(cluster: Cluster, folder: string): string {
  const password = randomBytes(24).toString('base64url');
  const { dataArgument, options } = reach(folder, cluster.account);
  const exists = (name: string) => `SELECT 'exists-' || count(*) FROM pg_database WHERE datname = '${name}'`;
  // With 192 random bits, many hash rounds add no protection and only slow every connection down.
  const settings = ['-c', 'scram_iterations=1', '-c', 'log_min_messages=fatal', '-c', 'exit_on_error=on'];
  if (cluster.throwaway) settings.push('-F');
  const run = (...statements: string[]) => {
    const input = `${statements.join('\n')}\n`;
    const result = spawnSync(
      cluster.programs.postgres,
      ['--single', '-D', dataArgument, ...settings, SUPERUSER],
      {
        ...options,
        input,
        encoding: 'utf8',
      },
    );
    if (result.status === 0) return result.stdout;
    throw failure(result.error?.message ?? result.stderr, 'The database could not be set up', cluster.folder);
  };
  const alter = `ALTER ROLE ${SUPERUSER} PASSWORD '${password}'`;
  const create = `CREATE DATABASE ${DATABASE}`;
  if (folder !== cluster.folder) run(alter, create);
  else if (run(alter, exists(DATABASE)).includes('exists-0')) run(create);
  writePassword(folder, password, cluster.account);
  return password;
}

function writePassword(folder: string, password: string, account: Account): void {
  const file = path.join(folder, PASSWORD_FILE);
  writeFileSync(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  if (account) chownSync(`${file}.new`, account.uid, account.gid);
  renameSync(`${file}.new`, file);
}

function readPassword(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, PASSWORD_FILE), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function looksWhole(folder: string): boolean {
  return ['PG_VERSION', 'global/pg_control', 'base/5/PG_VERSION'].every((file) =>
    existsSync(path.join(folder, file)),
  );
}

/** Moves an unfinished cluster, or files that are not ours, aside. */
function setAside(folder: string, log: (line: string) => void): void {
  if (lstatSync(folder).isDirectory() && readdirSync(folder).length === 0) {
    rmSync(folder, { recursive: true });
    return;
  }
  const aside = `${folder}.unfinished-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  renameSync(folder, aside);
  log(`An unfinished database was set aside as ${aside}; a new one is made.`);
}

function checkVersion(folder: string): void {
  const file = path.join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (version === MAJOR_VERSION) return;
  if (!/^\d+(\.\d+)?$/.test(version)) {
    throw new StartupError(
      `The database in ${folder} is damaged: its file PG_VERSION is missing or not readable. ` +
        'Restore a backup into a new DATA_DIR.',
    );
  }
  throw new StartupError(
    `The database in ${folder} was made by PostgreSQL ${version}, but this program brings PostgreSQL ${MAJOR_VERSION}. ` +
      'Restore a backup into a new DATA_DIR, or set DATABASE_URL to the old server.',
  );
}

/** Ensures that a cluster belongs to its user and is closed to all others, also after a copy made by root. */
function takeOwnership(cluster: Cluster): void {
  const { folder, account } = cluster;
  const owner = statSync(folder);
  const uid = account?.uid ?? process.getuid?.();
  if (uid !== undefined && owner.uid !== uid) {
    if (account === undefined) {
      throw new StartupError(
        `The database in ${folder} belongs to another user (number ${owner.uid}). ` +
          'Start as that user or as root, or choose another folder with DATA_DIR.',
      );
    }
    chownTree(folder, account);
  }
  if ((owner.mode & 0o027) !== 0) chmodSync(folder, 0o700);
}

function chownTree(folder: string, account: NonNullable<Account>): void {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(path.join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}
