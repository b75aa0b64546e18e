import type { FairnessSheet } from '#testing/fairness-world.ts';

/** The age band of an age. */
export const bandOf = (age: number) => (age < 30 ? '16-29' : age < 45 ? '30-44' : age < 60 ? '45-59' : '60+');
/** The group of a sheet in a dimension. */
export const groupOf = (sheet: FairnessSheet, dimension: 'gender' | 'age') =>
  dimension === 'gender' ? sheet.gender : bandOf(sheet.age);

interface Pair {
  readonly sheet: FairnessSheet;
}

/** The people in groups below ten of a dimension, if they are one to nine together. */
export function fewIn<Own extends Pair>(pairs: readonly Own[], dimension: 'gender' | 'age'): readonly Own[] {
  const nameOf = ({ sheet }: Own) => groupOf(sheet, dimension);
  const small = pairs.filter((pair) => pairs.filter((other) => nameOf(other) === nameOf(pair)).length < 10);
  return small.length < 10 ? small : [];
}

/** The names of the groups that are too small in a whole workspace, from the newest sheets. */
export function fewOthers(pairs: readonly Pair[]): readonly string[] {
  for (const dimension of ['gender', 'age'] as const) {
    const names = fewIn(pairs, dimension).map(({ sheet }) => groupOf(sheet, dimension));
    const remainingPairs = pairs.filter(({ sheet }) => !names.includes(groupOf(sheet, dimension)));
    if (names.length > 0) return [...names, ...fewOthers(remainingPairs)];
  }
  return [];
}

/** Whether the person stated a gender that forms a group. */
export const isStated = ({ sheet }: Pair): boolean => sheet.gender !== 'undisclosed';
