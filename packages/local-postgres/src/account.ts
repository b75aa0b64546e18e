import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartupError } from './startup-error.ts';

/** The system user PostgreSQL runs as; undefined means the current user. */
export type Account = { uid: number; gid: number } | undefined;

const NAME = 'postgres';
const ATTEMPTS = 20;

/**
 * PostgreSQL refuses to run as root. Started by root, it runs as the owner of an existing cluster,
 * otherwise as the system user `postgres`, which is created if missing.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUser() ?? createUser();
}

function findUser(): Account {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const result = spawnSync('id', [flag, NAME], { encoding: 'utf8' });
    return result.status === 0 ? Number(result.stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function createUser(): NonNullable<Account> {
  const flags = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  let problem = '';
  // Another start may be creating the same user, or lock the password file.
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = spawnSync('useradd', [...flags, '--shell', '/usr/sbin/nologin', NAME], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` },
    });
    const user = findUser();
    if (user !== undefined) return user;
    problem = result.error?.message ?? result.stderr.trim();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  throw new StartupError(
    `PostgreSQL does not run as root, and the system user "${NAME}" could not be created (${problem}). ` +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}
