import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';

const STANINES = 9;

/** The stanines of a finished result; null where a scale is not valid. */
export interface Stanines {
  readonly o: number | null;
  readonly c: number | null;
  readonly e: number | null;
  readonly a: number | null;
  readonly es: number | null;
}

const FIELD = { O: 'o', C: 'c', E: 'e', A: 'a', ES: 'es' } as const;

function countTrait(results: readonly Stanines[], trait: Trait): readonly number[] {
  const counts = Array.from({ length: STANINES }, () => 0);
  for (const result of results) {
    const value = result[FIELD[trait]];
    if (value !== null) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  }
  return counts;
}

/** The number of people at each stanine from 1 to 9, per trait. */
export function countStanines(results: readonly Stanines[]): Readonly<Record<Trait, readonly number[]>> {
  const counted = Object.fromEntries(TRAITS.map((trait) => [trait, countTrait(results, trait)]));
  return counted as Record<Trait, readonly number[]>;
}

/** The median of stanines given as counts; undefined without any. */
export function medianOf(counts: readonly number[]): number | undefined {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return undefined;
  const valueAt = (place: number): number => {
    let seen = 0;
    return counts.findIndex((count) => (seen += count) > place) + 1;
  };
  return (valueAt(Math.floor((total - 1) / 2)) + valueAt(Math.floor(total / 2))) / 2;
}
