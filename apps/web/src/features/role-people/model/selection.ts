import type { FitOfTalent } from '@quint/contract/matching.ts';
import { differOn } from '@quint/psychometrics/differences.ts';
import { TRAITS, INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { tiedWith } from './rows.ts';

/** What choosing some people means: whether their fit differs, and in which traits some of them do. */
export interface SelectionMeaning {
  readonly sameFit: boolean;
  readonly traits: readonly Trait[];
}

function pairsOf<Entry>(entries: readonly Entry[]): (readonly [Entry, Entry])[] {
  return entries.flatMap((one, index) => entries.slice(index + 1).map((other) => [one, other] as const));
}

const measured = ({ alphas }: FitOfTalent, position: number) => ({
  z: (position - 5) / 2,
  basis: { instrument: INSTRUMENT_VERSION, alphas: alphas ?? undefined },
});

export function meaningOf(fits: readonly FitOfTalent[]): SelectionMeaning {
  const pairs = pairsOf(fits);
  const differsOn = (trait: Trait) =>
    pairs.some(([one, other]) => {
      const [a, b] = [one.positions[trait], other.positions[trait]];
      return a !== null && b !== null && differOn(trait, measured(one, a), measured(other, b));
    });
  return {
    sameFit: pairs.every(([one, other]) => tiedWith(one, [other]).size > 0),
    traits: TRAITS.filter(differsOn),
  };
}
