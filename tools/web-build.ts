import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { acquireLock } from './lock.ts';
import type { FolderLock } from './lock.ts';
import { precompress } from './precompress.ts';
import { plainOutput } from './programs.ts';
import { ROOT } from './root.ts';
import { isFileError, StartupError } from '@quint/local-postgres/startup-error.ts';

export const WEB_DIR = path.join(ROOT, 'apps', 'web', 'dist');

const CACHE = path.join(ROOT, '.cache');
const STAMP = path.join(CACHE, 'web-build.stamp');
/** Marks a tree from `npm run build`, which has no sources to build from. */
const PRODUCTION = path.join(ROOT, 'production.json');
const BUILD_WAIT_MS = 300_000;

/** Builds the web app unless the last build was made from exactly these sources. */
export async function ensureWebBuilt(log: (line: string) => void): Promise<void> {
  if (existsSync(PRODUCTION) || isCurrent()) return;
  const lock = await lockBuild(CACHE);
  try {
    if (isCurrent()) return;
    const sources = fingerprint();
    log('Building the web app …');
    const startTime = Date.now();
    await build();
    await precompress(WEB_DIR);
    writeFileSync(STAMP, sources);
    log(`The web app was built in ${((Date.now() - startTime) / 1000).toFixed(1)} s.`);
  } finally {
    lock.release();
  }
}

/**
 * Two starts on two data folders share one build.
 * @throws StartupError when nothing can be built there
 */
export async function lockBuild(cache: string): Promise<FolderLock> {
  try {
    mkdirSync(cache, { recursive: true });
    return await acquireLock(path.join(cache, 'web-build.lock'), { healthyWaitMs: BUILD_WAIT_MS });
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new StartupError(
      `The web app of this version has to be built, and ${cache} cannot be written (${error.code}). Run npm start once where the project is writable, or let this user write there.`,
      { cause: error },
    );
  }
}

function isCurrent(): boolean {
  try {
    return existsSync(path.join(WEB_DIR, 'index.html')) && readFileSync(STAMP, 'utf8') === fingerprint();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function build(): Promise<void> {
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps', 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...plainOutput(), NODE_ENV: 'production' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new StartupError(`${output.trim()}\n\nThe web app could not be built; the reason stands above.`);
}

/** Names and contents of all inputs of the build; timestamps differ between copies. */
export function fingerprint(root = ROOT): string {
  const hash = createHash('sha256');
  const web = path.join(root, 'apps', 'web');
  const packages = path.join(root, 'packages');
  const sourcePaths = [
    path.join(root, 'package-lock.json'),
    path.join(root, 'tsconfig.base.json'),
    ...[
      'documents.ts',
      'first-paint.js',
      'index.html',
      'survey.html',
      'package.json',
      'vite.config.ts',
      'prerender.ts',
      'third-party-notices.ts',
      'public',
      'src',
    ].map((name) => path.join(web, name)),
    ...readdirSync(packages).map((name) => path.join(packages, name, 'src')),
  ];
  for (const file of sourcePaths.flatMap(listFiles).toSorted()) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Generated files and tests do not count: the build writes the former and does not read the latter. */
function listFiles(sourcePath: string): string[] {
  const kind = statSync(sourcePath, { throwIfNoEntry: false });
  if (kind === undefined) return [];
  if (kind.isFile()) return [sourcePath];
  return readdirSync(sourcePath, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gen|test)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
