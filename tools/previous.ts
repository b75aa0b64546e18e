// npm run previous -- <version>: runs the server tests of an older version on the schema of this one. Further arguments
// are passed to the test runner: -t '^(?!every tenant table)' skips the older version's tests of the schema itself.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@quint/local-postgres/postgres.ts';
import { onLauncherExit } from './processes.ts';
import { endPrograms, getProgramPath, runProgram } from './programs.ts';
import { ROOT } from './root.ts';
import { countVitest } from './test-reports.ts';

const MIGRATIONS = 'apps/server/src/database/migrations';
const FUNCTIONS = 'apps/server/src/database/functions';
const OWN_SCOPE = '@quint';
const LIMIT_SECONDS = 900;

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-c', `safe.directory=${ROOT}`, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

/** The current packages, but the project's own from the older version: their links lead into the older tree. */
function linkPackages(tree: string): void {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules')];
  mkdirSync(path.join(to, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== OWN_SCOPE) symlinkSync(path.join(from, name), path.join(to, name));
  }
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(path.join(tree, folder))) {
      symlinkSync(path.join(tree, folder, name), path.join(to, OWN_SCOPE, name));
    }
  }
}

/**
 * Replaces the older version's migrations by the current ones, and adds the functions as a last migration: its setup
 * then creates the current schema. Returns the migrations that the older version does not know.
 */
function putMigrations(tree: string): string[] {
  const folderThere = path.join(tree, MIGRATIONS);
  const knownMigrations = new Set(readdirSync(folderThere));
  const names = readdirSync(path.join(ROOT, MIGRATIONS)).toSorted();
  rmSync(folderThere, { recursive: true });
  cpSync(path.join(ROOT, MIGRATIONS), folderThere, { recursive: true });
  const functions = readdirSync(path.join(ROOT, FUNCTIONS)).toSorted();
  const texts = functions.map((name) => readFileSync(path.join(ROOT, FUNCTIONS, name), 'utf8'));
  writeFileSync(
    path.join(folderThere, '9999_functions.sql'),
    ['set local check_function_bodies = off;', ...texts].join('\n'),
  );
  return names.filter((name) => !knownMigrations.has(name));
}

async function runServerTests(tree: string, report: string, more: readonly string[]) {
  const postgres = await startPostgres({ throwaway: true });
  try {
    const { code } = await runProgram(getProgramPath('vitest'), {
      args: [
        'run',
        '--project=server',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...more,
      ],
      cwd: tree,
      env: { TEST_DATABASE_URL: postgres.url },
      output: 'live',
      limitSeconds: LIMIT_SECONDS,
    });
    return countVitest(report, code);
  } finally {
    await postgres.stop();
  }
}

const [version, ...more] = process.argv.slice(2);
if (version === undefined) {
  console.error('Usage: npm run previous -- <commit, branch or tag>');
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'quint-previous-'));
const tree = path.join(folder, 'tree');

function leave(code: number): never {
  endPrograms();
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(130));
onLauncherExit(() => leave(130));

try {
  const commit = git('rev-parse', '--verify', `${version}^{commit}`);
  git('worktree', 'add', '--detach', tree, commit);
  linkPackages(tree);
  const addedMigrations = putMigrations(tree);
  console.log(
    `Version ${commit.slice(0, 10)} on a schema with ${addedMigrations.join(', ') || 'no newer migrations'}`,
  );
  const { passedCount, failedCount, skippedCount } = await runServerTests(
    tree,
    path.join(folder, 'report.json'),
    more,
  );
  console.log(`\n${passedCount} passed, ${failedCount} failed, ${skippedCount} skipped`);
  leave(failedCount === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  leave(1);
}
