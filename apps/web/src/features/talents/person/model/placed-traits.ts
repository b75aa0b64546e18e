import type { FitOfRole } from '@quint/contract/measures/matching.ts';
import { barOf, drawnOf, rangePositionOf, type RangePosition } from '@quint/psychometrics/range-position.ts';
import { wholeCostOf } from '@quint/psychometrics/whole-costs.ts';
import type { SheetScore, Trait, TraitRange, Versions } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';

export type Contribution = FitOfRole['contributions'][number];

/** A trait of a person and the range of a role. */
export interface PlacedTrait {
  readonly trait: Trait;
  /** Null when too few items were answered. */
  readonly stanine: number | null;
  readonly position: number;
  readonly low: number;
  readonly high: number;
  /** The effective range; undefined if the role has no requirement. */
  readonly range: Pick<TraitRange, 'min' | 'max'> | undefined;
  readonly rangePosition: RangePosition['kind'] | 'any';
  readonly side: RangePosition['side'];
  readonly outside: number;
  /** In whole points that add up to 100 less the fit. */
  readonly cost: number;
}

function toPlacedTrait(
  trait: Trait,
  score: SheetScore['traits'][Trait],
  options: { part: Contribution | undefined; versions: Versions; cost: number },
): PlacedTrait {
  const { part, versions, cost } = options;
  const none = { trait, range: part && { min: part.min, max: part.max }, outside: 0, cost: 0 };
  if (score === null) {
    return { ...none, stanine: null, position: 5, low: 5, high: 5, rangePosition: 'any', side: undefined };
  }
  const coordinates = drawnOf(trait, score.z, versions);
  const { stanine } = score;
  if (part === undefined) return { ...none, ...coordinates, stanine, rangePosition: 'any', side: undefined };
  const { kind, side } = rangePositionOf({ stanine, ...barOf(trait, score.z, versions) }, part as TraitRange);
  return { ...none, ...coordinates, stanine, rangePosition: kind, side, outside: part.outside, cost };
}

/** The five traits of a person compared with a role, in fixed order. */
export function toPlacedTraits(
  result: Pick<SheetScore, 'traits' | 'versions'>,
  fit: FitOfRole,
): PlacedTrait[] {
  return TRAITS.map((trait) =>
    toPlacedTrait(trait, result.traits[trait], {
      part: fit.contributions.find((candidate) => candidate.trait === trait),
      versions: result.versions,
      cost: wholeCostOf(fit.contributions, trait, fit.score),
    }),
  );
}

const URGENCY = { outside: 0, border: 1, crosses: 2, inside: 3, any: 4 } as const;

/** Sorts traits by urgency: clearly outside by cost, then outside within the error, then bars that cross a border. */
export function byUrgency(traits: readonly PlacedTrait[]): PlacedTrait[] {
  return traits.toSorted(
    (one, other) => URGENCY[one.rangePosition] - URGENCY[other.rangePosition] || other.cost - one.cost,
  );
}
