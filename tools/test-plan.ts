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

/** Files with slow tests: `npm run test:all` runs them. */
export const FULL_FILES = '**/*.full.test.{ts,tsx}';
/** The tag of slow tests in other files: `npm run test:all` runs them, too. */
export const SLOW_TAG = 'slow';

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
