import type { QualityFlag, QualityIndex } from '@quint/psychometrics/types.ts';

/** The quality checks, the most informative first. */
export const CHECKS = [
  'fast_total',
  'instructed',
  'fast_items',
  'inconsistency',
  'even_odd',
  'long_run',
  'every_second',
  'common_box',
  'one_sided',
] as const satisfies readonly QualityIndex[];

/** Flags in display order: clear ones first. */
export function byWeight(flags: readonly QualityFlag[]): readonly QualityFlag[] {
  const rankOf = ({ index }: QualityFlag) => CHECKS.indexOf(index);
  return flags.toSorted(
    (one, other) => Number(other.severe) - Number(one.severe) || rankOf(one) - rankOf(other),
  );
}
