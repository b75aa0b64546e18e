/** The stages of `npm test` in their order. The measurements run in `npm run test:all` alone. */
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

/** Files whose tests take long: `npm run test:all` runs them. */
export const FULL_FILES = '**/*.full.test.{ts,tsx}';

/**
 * The stages that `--only` names, by default all of them.
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
