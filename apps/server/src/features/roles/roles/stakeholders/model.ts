import type { MergedTrait } from '@quint/contract/roles/stakeholders.ts';
import type { JobAnswers } from '@quint/psychometrics/job-statements.ts';
import { isOneAnswerOnly, jobRangesOf } from '@quint/psychometrics/job-statements.ts';
import type { RaterRange } from '@quint/psychometrics/stakeholders.ts';
import { LEAST_RATERS, mergeRanges } from '@quint/psychometrics/stakeholders.ts';
import type { Trait } from '@quint/psychometrics/types.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';

/** A stakeholder's range of one trait: in whole stanines for people, and unrounded for merging. */
interface StoredRange {
  readonly min: number;
  readonly max: number;
  /** Absent if only the whole range is known. */
  readonly low?: number;
  readonly high?: number;
}

/** The ranges of one stakeholder, as `ra_survey_results.result` holds them. */
export type StoredRanges = Readonly<Partial<Record<Trait, StoredRange>>>;

/**
 * The ranges from answers. The same answer to every statement gives none: both poles of a trait cannot apply equally,
 * so it would only pull the merged ranges to the middle.
 */
export function rangesOfAnswers(answers: JobAnswers): StoredRanges {
  if (isOneAnswerOnly(answers)) return {};
  const ranges = Object.entries(jobRangesOf(answers));
  return Object.fromEntries(
    ranges.map(([trait, { range, low, high }]) => [trait, { min: range.min, max: range.max, low, high }]),
  );
}

const toRaterRange = ({ min, max, low = min, high = max }: StoredRange): RaterRange => ({ low, high });

function mergeTrait(trait: Trait, stakeholders: readonly StoredRanges[]): MergedTrait {
  const traitRanges = stakeholders.flatMap((ranges) => ranges[trait] ?? []);
  const { range, rwg, agreement } = mergeRanges(traitRanges.map(toRaterRange));
  const bars = agreement === 'weak' ? traitRanges.map(({ min, max }) => ({ min, max })) : [];
  return {
    agreement,
    rwg: agreement === 'too_few' ? null : rwg,
    range: range && { min: range.min, max: range.max },
    raters: traitRanges.length,
    bars: bars.toSorted((one, other) => one.min - other.min || one.max - other.max),
  };
}

/**
 * The ranges of all stakeholders of a role, merged trait by trait (design of section 7). Null below the minimum number
 * of stakeholders. Bars are sorted by their ends, so that their order identifies nobody.
 */
export function mergeStakeholders(
  stakeholders: readonly StoredRanges[],
): Readonly<Record<Trait, MergedTrait>> | null {
  if (stakeholders.length < LEAST_RATERS) return null;
  const [O, C, E, A, ES] = TRAITS.map((trait) => mergeTrait(trait, stakeholders));
  if (!O || !C || !E || !A || !ES) return null;
  return { O, C, E, A, ES };
}
