import { drawnOf } from '@quint/psychometrics/range-position.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { DrawnBar } from '#ui/trait-bars.tsx';
import type { OwnTalent } from '../api.ts';

type Result = NonNullable<OwnTalent['latestResult']>;

/** The traits of a result for drawing, without those that could not be scored. */
export function barsOf({ result: { traits, versions } }: Result): DrawnBar[] {
  return TRAITS.flatMap((trait) => {
    const score = traits[trait];
    if (score === null) return [];
    const bar = drawnOf(trait, score.z, versions);
    return [{ trait, stanine: score.stanine, ...bar, range: undefined }];
  });
}
