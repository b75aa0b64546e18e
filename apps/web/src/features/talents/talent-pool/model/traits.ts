import type { PoolPerson } from '@quint/contract/profile/pool.ts';
import { barOf, drawnOf, rangePositionOf } from '@quint/psychometrics/range-position.ts';
import { wholeCostOf } from '@quint/psychometrics/whole-costs.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION, TRAITS } from '@quint/psychometrics/types.ts';
import type { PlacedTrait } from '#features/talents/person/model/placed-traits.ts';
import type { RoleAttributes } from '#features/roles/roles/api.ts';
import type { DrawnBar } from '#ui/trait-bars.tsx';

const STANINE = { O: 'o', C: 'c', E: 'e', A: 'a', ES: 'es' } as const;

type Result = NonNullable<PoolPerson['result']>;

function drawTrait(result: Result, trait: Trait, attributes: RoleAttributes | undefined) {
  const stanine = result[STANINE[trait]];
  const position = result.positions[trait] ?? stanine;
  const range = attributes?.[trait];
  const isOpen = range === undefined || (range.min === 1 && range.max === 9);
  const basis = { instrument: INSTRUMENT_VERSION, alphas: result.alphas ?? undefined };
  const drawnTrait = drawnOf(trait, (position - 5) / 2, basis);
  const bar = barOf(trait, (position - 5) / 2, basis);
  return { trait, stanine, ...drawnTrait, bar, range: isOpen ? undefined : range };
}

/** The five traits of a person for drawing, with the ranges of a role behind them. */
export function barsOf(result: Result, attributes: RoleAttributes | undefined): DrawnBar[] {
  return TRAITS.map((trait) => {
    const { range, bar: _, ...drawnTrait } = drawTrait(result, trait, attributes);
    return { ...drawnTrait, range: range && { min: range.min, max: range.max } };
  });
}

/** The traits compared with the ranges of a role, with the cost of each trait. */
export function placedOf(
  result: Result,
  attributes: RoleAttributes,
  { costs, score }: Pick<NonNullable<PoolPerson['fit']>, 'costs' | 'score'>,
): PlacedTrait[] {
  return TRAITS.map((trait) => {
    const { range, bar, ...drawnTrait } = drawTrait(result, trait, attributes);
    const { outside = 0 } = costs.find((one) => one.trait === trait) ?? {};
    const cost = wholeCostOf(costs, trait, score);
    if (range === undefined)
      return { ...drawnTrait, range, rangePosition: 'any', side: undefined, outside, cost };
    const { kind, side } = rangePositionOf({ stanine: drawnTrait.stanine, ...bar }, range);
    return { ...drawnTrait, range, rangePosition: kind, side, outside, cost };
  });
}

export type TraitChoice = Partial<Record<Trait, readonly [number, number]>>;

/** Parses `O:3-7,ES:5-9` as ranges by trait. */
export function readTraitChoice(text: string | undefined): TraitChoice {
  const parts = (text ?? '').split(',').flatMap((part) => {
    const match = /^(\w+):(\d)-(\d)$/.exec(part);
    const trait = TRAITS.find((name) => name === match?.[1]);
    return trait === undefined ? [] : [[trait, [Number(match?.[2]), Number(match?.[3])]] as const];
  });
  return Object.fromEntries(parts);
}

/** Formats ranges for the URL, without full scales. Undefined without any. */
export function writeTraitChoice(choice: TraitChoice): string | undefined {
  const parts = TRAITS.flatMap((trait) => {
    const range = choice[trait];
    if (range === undefined || (range[0] === 1 && range[1] === 9)) return [];
    return [`${trait}:${range[0]}-${range[1]}`];
  });
  return parts.length === 0 ? undefined : parts.join(',');
}
