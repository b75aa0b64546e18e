import type { GroupShape } from './groups.ts';

/** The width of the norm group's middle half, in stanines: from the first to the third quartile of 5 + 2z. */
export const NORM_HALF = 2.7;

/** From this number of people on, a middle half of one stanine is rare. */
const ENOUGH_PEOPLE = 11;
/** Below this number the quartiles of 5, 9, 13 … people are whole stanines, and each width is frequent. */
const COARSE_BELOW = 20;
const NARROW = { few: 0.5, many: 1 };
const WIDE = { usual: 4, coarse: 5 };

export type Spread = 'narrow' | 'middle' | 'wide';

/**
 * Whether the people of a group are closer together or further apart than people drawn randomly from the norm group, by
 * the width of the middle half. Of random groups of four and more at most 10 in 100 are called narrow on a trait, and
 * at most 10 in 100 wide; the limits come from a simulation.
 */
export function spreadOf({ people, from, to }: Pick<GroupShape, 'people' | 'from' | 'to'>): Spread {
  const isCoarse = people % 4 === 1 && people < COARSE_BELOW;
  const width = to - from;
  if (width <= (people < ENOUGH_PEOPLE || isCoarse ? NARROW.few : NARROW.many)) return 'narrow';
  return width >= (isCoarse ? WIDE.coarse : WIDE.usual) ? 'wide' : 'middle';
}
