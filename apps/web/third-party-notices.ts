import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The licences of everything that is served, in one file, to which the page "Legal" links. */
const NOTICES = 'third-party-notices.txt';

/** Packages of styles and workers, which Vite's list of bundled modules lacks. */
const ALSO_BUNDLED = ['@fontsource-variable/figtree', 'tailwindcss', 'hucre', 'fflate'];

function noticeOf(name: string): string {
  const folder = path.join(import.meta.dirname, '..', '..', 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license: string;
  };
  const text = readFileSync(path.join(folder, 'LICENSE'), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}

/** Makes Vite write that file and adds the missing packages. */
export function completeNotices(): Plugin {
  return {
    name: 'complete-notices',
    apply: 'build',
    config: () => ({ build: { license: { fileName: NOTICES } } }),
    writeBundle({ dir }) {
      if (dir !== undefined) appendFileSync(path.join(dir, NOTICES), ALSO_BUNDLED.map(noticeOf).join(''));
    },
  };
}
