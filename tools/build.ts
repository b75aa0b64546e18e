// npm run build -- [FOLDER] [--with-postgres] [--without-node]: the files that run the product, without its tools.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isStartupError, StartupError } from '@quint/local-postgres/startup-error.ts';
import { z } from 'zod';
import { readPublicSettings } from '../apps/server/src/public-settings.ts';
import { ensurePrerendered } from './prerender.ts';
import { copyProduction, writeManifest } from './production/copy.ts';
import { ROOT } from './root.ts';
import { ensureWebBuilt } from './web-build.ts';

const USAGE =
  'Usage: npm run build -- [FOLDER] [--with-postgres] [--without-node]   (--with-postgres: the embedded database too; --without-node: the machine has Node 24)';

function readFlags() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'with-postgres': { type: 'boolean', default: false },
        'without-node': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${USAGE}`);
  }
}

/** Empties the folder of an earlier build. @throws StartupError if the folder contains anything else */
function emptyFolder(folder: string): void {
  const isOurs = existsSync(path.join(folder, 'production.json'));
  if (existsSync(folder) && !isOurs && readdirSync(folder).length > 0) {
    throw new StartupError(`${folder} holds something else than a build. Choose an empty folder.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** The commit of the sources: BUILD_COMMIT, or else from git; null without either. */
function readCommit(): string | null {
  const buildCommit = process.env['BUILD_COMMIT'];
  if (buildCommit) return buildCommit;
  const git = spawnSync('git', ['-c', `safe.directory=${ROOT}`, 'rev-parse', 'HEAD'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return git.status === 0 ? git.stdout.trim() : null;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

try {
  const { values, positionals } = readFlags();
  const target = path.resolve(positionals[0] ?? path.join(ROOT, 'build'));
  await ensureWebBuilt(console.log);
  await ensurePrerendered(readPublicSettings(process.env));
  emptyFolder(target);
  // First, so that an interrupted build can be repeated in the same folder.
  writeManifest(target, { version: readVersion(), commit: readCommit() });
  copyProduction({
    root: ROOT,
    target,
    withPostgres: values['with-postgres'],
    withNode: !values['without-node'],
  });
  console.log(`The product is in ${target}. Start it there with: node quint.mjs`);
} catch (error) {
  console.error(isStartupError(error) ? `\n${error.message}` : error);
  process.exitCode = 1;
}
