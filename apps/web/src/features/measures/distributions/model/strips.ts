import type { Distribution } from '@quint/contract/measures/distributions.ts';
import {
  countStanines,
  FEWEST_SHOWN,
  mediansWithoutOne,
  shapeOf,
  type GroupShape,
} from '@quint/psychometrics/groups.ts';
import { isDoubtful } from '@quint/psychometrics/doubt.ts';
import type { QualityVerdict, Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';

const STANINES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The stanines of a finished result; null where a scale is not valid. */
export interface Stanines {
  readonly o: number | null;
  readonly c: number | null;
  readonly e: number | null;
  readonly a: number | null;
  readonly es: number | null;
}

export interface PersonOnStrips {
  readonly id: string;
  readonly quality: QualityVerdict | null;
  readonly stanines: Stanines;
}

/** A group on one trait; its shape is null for fewer than four results. */
export interface Strip {
  readonly shape: GroupShape | null;
  /** The people on each stanine, where they may be identified. */
  readonly keys?: readonly (readonly string[])[];
  /** The number of people with a doubtful result on each stanine. */
  readonly doubtful: readonly number[];
}
export type Strips = Readonly<Record<Trait, Strip>>;

const FIELD = { O: 'o', C: 'c', E: 'e', A: 'a', ES: 'es' } as const;

export function stanineOn(trait: Trait, stanines: Stanines): number | null {
  return stanines[FIELD[trait]];
}

interface ShownDistribution {
  readonly counts: NonNullable<Distribution['counts']>;
  readonly doubtful_counts: NonNullable<Distribution['doubtful_counts']>;
}

function ofTraits<Value>(value: (trait: Trait) => Value): Readonly<Record<Trait, Value>> {
  return Object.fromEntries(TRAITS.map((trait) => [trait, value(trait)])) as Record<Trait, Value>;
}

/** The strips of people who may be identified. */
export function stripsOfPeople(people: readonly PersonOnStrips[]): Strips {
  const doubtful = people.filter(({ quality }) => isDoubtful(quality));
  const others = people.filter(({ quality }) => !isDoubtful(quality));
  // The hollow dots are the last of a pile.
  const inOrder = [...others, ...doubtful];
  const countOn = (trait: Trait, some: readonly PersonOnStrips[]) =>
    countStanines(some.map(({ stanines }) => stanineOn(trait, stanines)));
  return ofTraits((trait) => ({
    shape: shapeOf(countOn(trait, people)),
    doubtful: countOn(trait, doubtful),
    keys: STANINES.map((stanine) =>
      inOrder.filter((person) => stanineOn(trait, person.stanines) === stanine).map(({ id }) => id),
    ),
  }));
}

/** The strips of a group, made from counts alone. */
export function stripsOfCounts({ counts, doubtful_counts: doubtful }: ShownDistribution): Strips {
  return ofTraits((trait) => ({ shape: shapeOf(counts[trait]), doubtful: doubtful[trait] }));
}

/** The distribution of at least four results; undefined for fewer. */
export function shownDistribution(of: Distribution): ShownDistribution | undefined {
  const { counts, doubtful_counts } = of;
  return counts === null || doubtful_counts === null ? undefined : { counts, doubtful_counts };
}

/** The number of results missing until a group can be shown. */
export function missingResults(results: number): number {
  return Math.max(FEWEST_SHOWN - results, 0);
}

export interface TraitChange {
  readonly trait: Trait;
  readonly before: GroupShape;
  readonly after: GroupShape;
}

function isSame({ before, after }: TraitChange): boolean {
  const hadClusters = before.clusters !== null;
  return (
    before.median === after.median &&
    before.from === after.from &&
    before.to === after.to &&
    hadClusters === (after.clusters !== null)
  );
}

/** The traits on which median, middle half or clusters of a group change, and those on which nothing changes. */
export function compareStrips(
  before: Strips,
  after: Strips,
): { readonly changes: readonly TraitChange[]; readonly same: readonly Trait[] } {
  const pairs = TRAITS.flatMap((trait) => {
    const [old, next] = [before[trait].shape, after[trait].shape];
    return old === null || next === null ? [] : [{ trait, before: old, after: next }];
  });
  const changes = pairs.filter((pair) => !isSame(pair));
  return { changes, same: pairs.filter(isSame).map(({ trait }) => trait) };
}

/** The largest change of a median of the group when one person is missing. */
export function largestAbsence(strips: Strips): number {
  const moves = TRAITS.flatMap((trait) => {
    const { shape } = strips[trait];
    if (shape === null) return [];
    const { from, to } = mediansWithoutOne(shape.counts);
    return [shape.median - from, to - shape.median];
  });
  return Math.max(0, ...moves);
}
