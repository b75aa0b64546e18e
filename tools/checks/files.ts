import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const NEVER_OURS = new Set([
  'node_modules',
  '.git',
  '.cache',
  'data',
  'dist',
  'test-results',
  'playwright-report',
]);

/** Every file of the project, relative to its root: all files that git tracks or would add. */
export function projectFiles(): string[] {
  // Git rejects another user's checkout as "dubious" unless configured otherwise.
  const flags = [
    '-c',
    `safe.directory=${ROOT}`,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ];
  const git = spawnSync('git', flags, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const files = git.status === 0 ? git.stdout.split('\0').filter(Boolean) : scanFolder('');
  return files.filter((file) => existsSync(path.join(ROOT, file))).toSorted();
}

/** For a copy without its git folder. */
function scanFolder(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NEVER_OURS.has(entry.name)) return [];
    const filePath = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? scanFolder(filePath) : [filePath];
  });
}

export function isGenerated(file: string): boolean {
  return /\.gen\.tsx?$|(^|\/)generated\//.test(file);
}
