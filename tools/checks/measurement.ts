import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { projectFiles } from './files.ts';

/** The folders with rules of measurement; test support that recomputes them has copies on purpose. */
const HOME = /^packages\/psychometrics\/|^apps\/server\/src\/testing\/recompute-\w+\.ts$/;
const READ = /^(apps|packages)\/.*\.(tsx?|typ)$/;

const RULES: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  {
    pattern: /(?<![\d.,])(1\.645|1\.96|2\.576)(?![\d.])/,
    why: 'a level of confidence (differences.ts, intervals.ts)',
  },
  {
    pattern: /\.(low|high)\s*[<>]=?\s*[\w.?[\]]*\.(high|low)\b/,
    why: 'bars compared by their ends; who differs from whom is decided by differences.ts, who ties by fit-groups.ts',
  },
  { pattern: /[<>]=?\s*(85|65)\b/, why: 'a limit of a band of agreement (fit.ts)' },
  { pattern: /\bstrong\s*[<>]=?\s*50\b/, why: 'when high agreement tells something (reach.ts)' },
  { pattern: /sqrt\(\s*1\s*-\s*[\w.]*alpha/i, why: 'a standard error of measurement (norms.ts)' },
];

/** Lines that repeat a decision of the scoring engine. */
export function findSecondRules(
  files: readonly { readonly path: string; readonly text: string }[],
): string[] {
  return files.flatMap(({ path: file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        RULES.filter(({ pattern }) => pattern.test(line)).map(({ why }) => `${file}:${index + 1}: ${why}.`),
      ),
  );
}

/** One rule each for differences, ties, bands and base rates: none is repeated outside the engine. */
export function secondRules(): string[] {
  const files = projectFiles().filter(
    (file) => READ.test(file) && !HOME.test(file) && !/\.test\.tsx?$/.test(file) && !/\/phrases\//.test(file),
  );
  return findSecondRules(
    files.map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') })),
  );
}
