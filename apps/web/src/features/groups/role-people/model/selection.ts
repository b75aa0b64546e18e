import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { compareFits, compareOn, hasDifference } from '@quint/psychometrics/differences.ts';
import type { MeasuredTrait } from '@quint/psychometrics/differences.ts';
import { TRAITS, INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { rankedOf } from './rows.ts';

/** The meaning of a selection: whether the fits differ, and in which traits. */
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

/** The same findings as in the comparison of these two to four people. */
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
