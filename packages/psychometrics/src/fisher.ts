import { logChoose } from './binomial.ts';
import type { GroupRate } from './rates.ts';

/** Tolerance for tables as likely as the observed one, despite rounding. */
const TOLERANCE = 1e-7;

/**
 * The two-sided p-value of Fisher's exact test that two rates are the same: the probability, given all hits together, of
 * the tables that are no more likely than the observed one.
 */
export function fisherTest(first: GroupRate, second: GroupRate): number {
  const hits = first.hits + second.hits;
  const all = logChoose(first.people + second.people, hits);
  const probabilityOf = (ofFirst: number) =>
    Math.exp(logChoose(first.people, ofFirst) + logChoose(second.people, hits - ofFirst) - all);
  const observedProbability = probabilityOf(first.hits) * (1 + TOLERANCE);
  let sum = 0;
  for (
    let ofFirst = Math.max(0, hits - second.people);
    ofFirst <= Math.min(hits, first.people);
    ofFirst += 1
  ) {
    const probability = probabilityOf(ofFirst);
    if (probability <= observedProbability) sum += probability;
  }
  return Math.min(1, sum);
}
