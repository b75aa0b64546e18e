import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';

/** Smaller groups are hidden: a group could be one person, and a mean and a spread identify two. */
export const LEAST_PEOPLE = 10;

/**
 * Whether a result was computed under a rule or norm that is no longer in force. `ownNorm` is the own norm in force for
 * its form and language; null where the published one is used.
 */
export function isOutdated(
  versions: { readonly scoring: string | null; readonly norm: string | null },
  ownNorm: string | null,
): boolean {
  return versions.scoring !== SCORING_VERSION || versions.norm !== (ownNorm ?? NORM_VERSION);
}
