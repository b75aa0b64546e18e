import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';

/** Of fewer people nothing is said: a group could be one person, and a mean and a spread give two away. */
export const LEAST_PEOPLE = 10;

/**
 * Whether a result still stands on a rule or norm that is no longer in force. `ownNorm` is the one switched to for its
 * form and language; null where the published one holds.
 */
export function isOutdated(
  versions: { readonly scoring: string | null; readonly norm: string | null },
  ownNorm: string | null,
): boolean {
  return versions.scoring !== SCORING_VERSION || versions.norm !== (ownNorm ?? NORM_VERSION);
}
