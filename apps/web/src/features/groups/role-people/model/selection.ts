import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { compareFits, compareOn, hasDifference } from '@quint/psychometrics/differences.ts';
import type { MeasuredTrait } from '@quint/psychometrics/differences.ts';
import { TRAITS, INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { rankedOf } from './rows.ts';

/** What choosing some people means: whether their fit differs, and in which traits some of them do. */
export interface SelectionMeaning {
  readonly sameFit: boolean;
  readonly traits: readonly Trait[];
}

function measureTrait({ alphas, positions }: FitOfTalent, trait: Trait): MeasuredTrait | null {
  const position = positions[trait];
  if (position === null) return null;
  return {
    z: (position - 5) / 2,
    basis: { instrument: INSTRUMENT_VERSION, alphas: alphas ?? undefined },
  };
}

/** The same as the comparison of these people says: two to four of them. */
export function meaningOf(fits: readonly FitOfTalent[]): SelectionMeaning {
  return {
    sameFit: !hasDifference(compareFits(fits.map((fit) => rankedOf(fit) ?? null))),
    traits: TRAITS.filter((trait) =>
      hasDifference(
        compareOn(
          trait,
          fits.map((fit) => measureTrait(fit, trait)),
        ),
      ),
    ),
  };
}
