import type { RoleRanges, Trait } from '@quint/psychometrics/types.ts';

/** The columns of range and weight of each trait. */
export interface RoleRangeColumns {
  readonly o_min: number;
  readonly o_max: number;
  readonly o_weight: number;
  readonly c_min: number;
  readonly c_max: number;
  readonly c_weight: number;
  readonly e_min: number;
  readonly e_max: number;
  readonly e_weight: number;
  readonly a_min: number;
  readonly a_max: number;
  readonly a_weight: number;
  readonly es_min: number;
  readonly es_max: number;
  readonly es_weight: number;
}

export const ROLE_RANGE_COLUMNS = [
  'o_min',
  'o_max',
  'o_weight',
  'c_min',
  'c_max',
  'c_weight',
  'e_min',
  'e_max',
  'e_weight',
  'a_min',
  'a_max',
  'a_weight',
  'es_min',
  'es_max',
  'es_weight',
] as const satisfies readonly (keyof RoleRangeColumns)[];

/** The ranges of a role in the form of the fit rule. */
export function rangesOf(role: RoleRangeColumns): RoleRanges {
  return {
    O: { min: role.o_min, max: role.o_max, weight: role.o_weight },
    C: { min: role.c_min, max: role.c_max, weight: role.c_weight },
    E: { min: role.e_min, max: role.e_max, weight: role.e_weight },
    A: { min: role.a_min, max: role.a_max, weight: role.a_weight },
    ES: { min: role.es_min, max: role.es_max, weight: role.es_weight },
  };
}

interface WeightedRange {
  readonly min: number;
  readonly max: number;
  readonly weight: number;
}

/** Ranges in the history of a role, which may miss traits and weights. */
export type RecordedRanges = Readonly<
  Partial<Record<string, { readonly min: number; readonly max: number; readonly weight?: number }>>
>;

/** The ranges of all traits: one that is missing requires nothing. */
export function allRanges(ranges: RecordedRanges): Record<Trait, WeightedRange> {
  const toWeightedRange = (trait: string) => {
    const { min, max, weight = 1 } = ranges[trait] ?? { min: 1, max: 9 };
    return { min, max, weight };
  };
  return {
    O: toWeightedRange('O'),
    C: toWeightedRange('C'),
    E: toWeightedRange('E'),
    A: toWeightedRange('A'),
    ES: toWeightedRange('ES'),
  };
}
