import { countedTraits } from './fit.ts';
import { countStrong, strongRuleOf } from './strong-rule.ts';
import { TRAITS } from './types.ts';
import type { RoleRanges, Trait, TraitRange } from './types.ts';

const STANINES = 9;

/** The profiles of a group of people. */
export interface Profiles {
  /** Stanines less one, five to a profile, in the order of `TRAITS`. */
  readonly steps: Uint8Array;
  /** The number of people with each profile, without those whose result is doubtful. */
  readonly careful: Uint32Array;
  readonly size: number;
  /** The number of people on each stanine of each trait. */
  readonly stacks: Stacks;
  /** How many of these have a doubtful result. */
  readonly doubtful: Stacks;
}

type Stacks = Readonly<Record<Trait, readonly number[]>>;

/** Five digits, O C E A ES, the number of people with them, and how many of these have a doubtful result. */
export type CountedProfile = readonly [stanines: number, people: number, doubtful: number];

/** How many people stand on each stanine of each trait, of profiles that each count for a number of people. */
function stacksOf(list: readonly (readonly [stanines: number, people: number])[]): Stacks {
  const stacks = TRAITS.map(() => Array.from({ length: STANINES }, () => 0));
  for (const [stanines, people] of list) {
    for (const [traitIndex, stack] of stacks.entries()) {
      const step = stepAt(stanines, traitIndex);
      stack[step] = (stack[step] ?? 0) + people;
    }
  }
  const [O = [], C = [], E = [], A = [], ES = []] = stacks;
  return { O, C, E, A, ES };
}

/** The stanine less one of the trait at an index of `TRAITS`, from five digits. */
function stepAt(stanines: number, traitIndex: number): number {
  return (Math.floor(stanines / 10 ** (TRAITS.length - 1 - traitIndex)) % 10) - 1;
}

export function readProfiles(list: readonly CountedProfile[]): Profiles {
  const steps = Uint8Array.from(
    list.flatMap(([stanines]) => TRAITS.map((_, traitIndex) => stepAt(stanines, traitIndex))),
  );
  const careful = Uint32Array.from(list, ([, people, doubtful]) => people - doubtful);
  const size = list.reduce((sum, [, people]) => sum + people, 0);
  const stacks = stacksOf(list.map(([stanines, people]) => [stanines, people]));
  const doubtful = stacksOf(list.map(([stanines, , count]) => [stanines, count]));
  return { steps, careful, size, stacks, doubtful };
}

/**
 * How many of the people fit the ranges with high agreement, without doubtful results; null if the ranges require
 * nothing.
 */
export function countStrongProfiles({ steps, careful }: Profiles, ranges: RoleRanges): number | null {
  const requirements = countedTraits(ranges);
  return requirements.length === 0 ? null : countStrong(steps, strongRuleOf(requirements), careful);
}

/** How many of the people are inside the range of a trait. */
export function countInside({ stacks }: Profiles, trait: Trait, { min, max }: TraitRange): number {
  return stacks[trait].slice(min - 1, max).reduce((sum, count) => sum + count, 0);
}
