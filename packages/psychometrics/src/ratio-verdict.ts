import type { GroupRate } from './rates.ts';
import type { RatioInterval } from './rate-ratio.ts';

/** The minimum group size for a conclusion. */
export const FIRM_PEOPLE = 30;
/** A smaller share of the higher rate needs a reason (the four-fifths rule). */
export const LEAST_RATIO = 0.8;

/**
 * The verdict on the ratio of the lower rate to the higher. `few`: one group is too small for a conclusion. `nobody`:
 * neither has a hit. `low`: below four fifths, and the whole interval below 1. `different`: the whole interval below 1,
 * the ratio not below four fifths. `inconspicuous`: the whole interval between four fifths and its inverse. `open`: the
 * data are inconclusive.
 */
export type RatioVerdict = 'few' | 'nobody' | 'low' | 'different' | 'inconspicuous' | 'open';

interface JudgedRatio {
  readonly lower: GroupRate;
  readonly higher: GroupRate;
  /** The interval of the lower rate divided by the higher. */
  readonly interval: Pick<RatioInterval, 'low' | 'high'>;
}

/** The verdict from a ratio, its interval and the sizes of the groups. */
export function judgeRatio({ lower, higher, interval: { low, high } }: JudgedRatio): RatioVerdict {
  if (higher.hits === 0) return 'nobody';
  if (Math.min(lower.people, higher.people) < FIRM_PEOPLE) return 'few';
  const ratio = lower.hits / lower.people / (higher.hits / higher.people);
  if (high < 1) return ratio < LEAST_RATIO ? 'low' : 'different';
  return low >= LEAST_RATIO && high <= 1 / LEAST_RATIO ? 'inconspicuous' : 'open';
}
