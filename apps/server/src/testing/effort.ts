const DEFAULT_SHARE = 0.25;

/**
 * How many of `count` random cases a test tries: a quarter, all of them in `npm run test:all` (`TEST_EFFORT=1`), or more
 * (`TEST_EFFORT=4`). At least one.
 */
export function shareOf(count: number): number {
  return Math.max(1, Math.ceil(count * Number(process.env.TEST_EFFORT ?? DEFAULT_SHARE)));
}

/** A share of the cases, other ones in every run, or those of `SEED`; all of them in `npm run test:all`. */
export function sample<Case>(cases: readonly Case[]): Case[] {
  const step = Math.max(1, Math.floor(cases.length / shareOf(cases.length)));
  const first = testSeed() % step;
  return cases.filter((_, index) => index % step === first);
}

/** Whether all cases are tried. */
export const isFullEffort = (): boolean => Number(process.env.TEST_EFFORT ?? DEFAULT_SHARE) >= 1;

/** The seed of the random cases: different in every run, or `SEED`. Test titles contain it, to repeat a failure. */
export const testSeed = (): number => Number(process.env.SEED ?? Math.floor(Math.random() * 1e6));
