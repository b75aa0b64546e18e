import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { isGenerated, projectFiles } from './files.ts';

const MOST_LINES = 300;
const MOST_TEST_LINES = 400;

/** Files above the line limit; they should be split. */
export function oversizedFiles(): string[] {
  return projectFiles()
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !isGenerated(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length;
      const most = /\.(test|spec)\.tsx?$/.test(file) ? MOST_TEST_LINES : MOST_LINES;
      return lines > most ? [`${file} has ${lines} lines; ${most} are allowed.`] : [];
    });
}
