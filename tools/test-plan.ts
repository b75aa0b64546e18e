import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The stages of `npm test` in order. Only `npm run test:all` runs the measurements. */
export const STAGE_NAMES = [
  'checks',
  'rules',
  'pages',
  'server',
  'build',
  'measurements',
  'journeys',
] as const;

export type StageName = (typeof STAGE_NAMES)[number];

/** Stages whose tests can be divided by `--shard`. */
export const SHARDED_STAGES: readonly StageName[] = ['server', 'journeys'];

/** Files of slow tests. `npm test` runs those of their tests that have the tag `essential`. */
const FULL_FILES = '{apps,packages,tools}/**/*.full.test.{ts,tsx}';

/** The flags of Vitest with which `npm test` leaves out slow tests, and the files that have no others. */
export function skipSlowTests(root: string): string[] {
  const files = globSync(FULL_FILES, { cwd: root, exclude: (name) => name === 'node_modules' });
  const skippedFiles = files.filter(
    (file) => !/\bESSENTIAL\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  return [
    // The patterns of a project are relative to its folder.
    ...skippedFiles.map((file) => `--exclude=${file.replace(/^apps\/\w+\//, '')}`),
    '--tagsFilter=!slow || essential',
  ];
}

/**
 * The stages that `--only` selects, by default all of them.
 * @throws RangeError for a name that is none.
 */
export function selectStages(only: string | undefined): readonly StageName[] {
  if (only === undefined) return STAGE_NAMES;
  const names = only.split(',');
  const unknownNames = names.filter((name) => !STAGE_NAMES.some((stage) => stage === name));
  if (unknownNames.length > 0)
    throw new RangeError(`No stage ${unknownNames.join(', ')}: ${STAGE_NAMES.join(', ')}`);
  return STAGE_NAMES.filter((name) => names.includes(name));
}
