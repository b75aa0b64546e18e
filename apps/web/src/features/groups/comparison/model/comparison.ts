import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import type { ComparedVacancyPerson } from '@quint/contract/vacancies/people.ts';
import { shortNames, type RangeStatus } from '@quint/phrases/people/comparison/sentences.ts';
import { compareFits, compareOn, type Finding } from '@quint/psychometrics/differences.ts';
import { barOf, drawnOf, rangePositionOf, type DrawnTrait } from '@quint/psychometrics/range-position.ts';
import { hasRequirement } from '@quint/psychometrics/ranges.ts';
import { wholeCostOf } from '@quint/psychometrics/whole-costs.ts';
import type { ErrorBasis } from '@quint/psychometrics/norms.ts';
import type { QualityVerdict, Trait, TraitRange, TraitScore } from '@quint/psychometrics/types.ts';
import { INSTRUMENT_VERSION, TRAITS } from '@quint/psychometrics/types.ts';
import { toRatedPerson, unreadPerson, type ActionTarget } from '#features/people/people/model/person.ts';
import type { ComparedTalent } from '../api.ts';

/** The parts of a result that a comparison reads. `basis` determines the error of measurement. */
interface ScoredTraits {
  readonly traits: Readonly<Record<Trait, Pick<TraitScore, 'z' | 'stanine'> | null>>;
  readonly basis: ErrorBasis;
  readonly verdict: QualityVerdict;
  /** The version of the norm. */
  readonly norm: string;
}

/** A person to compare, from any source. */
export interface PersonToCompare {
  readonly person: ActionTarget;
  readonly score: ScoredTraits | null;
  readonly statement: string | null;
}
export type Ranges = Readonly<Record<Trait, TraitRange>>;

/** One column of the comparison. */
export interface ComparedPerson {
  readonly id: string;
  /** The position in the comparison, which also selects the shape. */
  readonly index: number;
  readonly name: string;
  readonly short: string;
  readonly person: ActionTarget;
  readonly score: ScoredTraits | null;
  /** The person's statement about the result; null without one. */
  readonly statement: string | null;
  /** Null without a result. */
  readonly quality: QualityVerdict | null;
  /** Undefined without a role, and for a person without a result. */
  readonly fit: FitOfTalent | undefined;
  /** The position of the results relative to the range, on the traits that count. */
  readonly rangeStatuses: readonly RangeStatus[];
}

/** One axis of the comparison. */
export interface ComparedTrait {
  readonly trait: Trait;
  /** Undefined without a role, and when the role requires nothing. */
  readonly range: TraitRange | undefined;
  readonly finding: Finding;
  /** One for each person; null when the trait was not scored. */
  readonly dotRows: readonly (DrawnTrait | null)[];
  readonly rangeStatuses: readonly (RangeStatus | undefined)[];
}

export interface Comparison {
  readonly people: readonly ComparedPerson[];
  readonly names: readonly string[];
  readonly traits: readonly ComparedTrait[];
  /** Undefined without a role. */
  readonly fitFinding: Finding | undefined;
}

/** A talent with the newest result, as administrators read it. */
export function fromTalent(talent: ComparedTalent): PersonToCompare {
  const result = talent.latestResult?.result;
  const verdict = result?.quality.verdict;
  return {
    person: toRatedPerson(talent, verdict),
    score:
      result === undefined || result === null || verdict === undefined
        ? null
        : { traits: result.traits, basis: result.versions, verdict, norm: result.versions.norm },
    statement: talent.latestResult?.statement ?? null,
  };
}

const STANINE_KEYS = { O: 'o', C: 'c', E: 'e', A: 'a', ES: 'es' } as const;

function scoreOfFit({ quality, alphas, positions, norm, ...stanines }: FitOfTalent): ScoredTraits {
  const scoreOn = (trait: Trait) => {
    const position = positions[trait];
    return position === null ? null : { z: (position - 5) / 2, stanine: stanines[STANINE_KEYS[trait]] };
  };
  return {
    traits: { O: scoreOn('O'), C: scoreOn('C'), E: scoreOn('E'), A: scoreOn('A'), ES: scoreOn('ES') },
    basis: { instrument: INSTRUMENT_VERSION, alphas: alphas ?? undefined },
    verdict: quality,
    norm,
  };
}

/** A person of a role, as those who decide about it read them. */
export function fromVacancy(row: ComparedVacancyPerson): PersonToCompare {
  const { id, name, fit, survey, hold, is_masked: isMasked, is_left_out_of_rankings: isExcluded } = row;
  return {
    person: {
      ...unreadPerson(id),
      name,
      isMasked,
      isExcluded,
      survey: survey?.status,
      hasResult: fit !== null,
      quality: fit?.quality,
      hold: hold ?? undefined,
    },
    score: fit === null ? null : scoreOfFit(fit),
    statement: row.statement,
  };
}

function countedRange(ranges: Ranges | undefined, trait: Trait): TraitRange | undefined {
  const range = ranges?.[trait];
  return range !== undefined && hasRequirement(range) ? range : undefined;
}

function toDotRow(score: ScoredTraits | null, trait: Trait): DrawnTrait | null {
  const own = score?.traits[trait] ?? null;
  return own === null || score === null ? null : drawnOf(trait, own.z, score.basis);
}

interface RangeStatusInput {
  readonly score: ScoredTraits | null;
  readonly fit: FitOfTalent | undefined;
  readonly ranges: Ranges | undefined;
  readonly number: (value: number) => string;
}

function listRangeStatuses({ score, fit, ranges, number }: RangeStatusInput): RangeStatus[] {
  return TRAITS.flatMap((trait): RangeStatus[] => {
    const range = countedRange(ranges, trait);
    const own = score?.traits[trait] ?? null;
    if (range === undefined || own === null || score === null) return [];
    const cost = wholeCostOf(fit?.costs ?? [], trait, fit?.score ?? null);
    const { kind, side, steps } = rangePositionOf(
      { stanine: own.stanine, ...barOf(trait, own.z, score.basis) },
      range,
    );
    return [{ trait, kind, side, steps, cost: number(cost) }];
  });
}

export interface ComparisonInput {
  readonly people: readonly PersonToCompare[];
  readonly fits: readonly FitOfTalent[];
  readonly ranges: Ranges | undefined;
  /** Formats a number of points in the language of the reader. */
  readonly number: (value: number) => string;
}

/** The differences between people, trait by trait and in fit. */
export function buildComparison({
  people: peopleToCompare,
  fits,
  ranges,
  number,
}: ComparisonInput): Comparison {
  const names = shortNames(peopleToCompare.map(({ person }) => person.name));
  const people = peopleToCompare.map(({ person, score, statement }, index): ComparedPerson => {
    const fit = fits.find(({ talent_id: id }) => id === person.id);
    return {
      id: person.id,
      index,
      name: person.name,
      short: names[index] ?? person.name,
      person,
      score,
      statement,
      quality: score?.verdict ?? null,
      fit,
      rangeStatuses: listRangeStatuses({ score, fit, ranges, number }),
    };
  });
  const traits = TRAITS.map((trait): ComparedTrait => ({
    trait,
    range: countedRange(ranges, trait),
    finding: compareOn(
      trait,
      people.map(({ score }) => {
        const own = score?.traits[trait] ?? null;
        return own === null || score === null ? null : { z: own.z, basis: score.basis };
      }),
    ),
    dotRows: people.map(({ score }) => toDotRow(score, trait)),
    rangeStatuses: people.map(({ rangeStatuses }) =>
      rangeStatuses.find((rangeStatus) => rangeStatus.trait === trait),
    ),
  }));
  const fitScores = people.map(({ fit }) =>
    fit === undefined || fit.score === null || fit.interval === null
      ? null
      : { fit: fit.score, interval: fit.interval },
  );
  return { people, names, traits, fitFinding: ranges === undefined ? undefined : compareFits(fitScores) };
}

/** The people of a finding, whom its sentence highlights. */
export function peopleOf(finding: Finding): readonly number[] {
  switch (finding.kind) {
    case 'pair':
      return [finding.pair.first, finding.pair.second];
    case 'alone':
      return [finding.alone];
    case 'all':
      return finding.people;
    case 'pairs':
      return [...new Set(finding.pairs.slice(0, 2).flatMap(({ first, second }) => [first, second]))];
    case 'same':
    case 'unknown':
      return [];
  }
}

/** People with the same fit for different reasons. */
export function sameNumber(people: readonly ComparedPerson[]): readonly string[] {
  const reasons = ({ rangeStatuses }: ComparedPerson) =>
    rangeStatuses
      .filter(({ kind }) => kind === 'outside' || kind === 'border')
      .map(({ trait, side }) => `${trait} ${side ?? ''}`)
      .join(', ');
  const groups = Map.groupBy(
    people.filter(({ fit }) => fit !== undefined && fit.score !== null),
    ({ fit }) => fit?.score,
  );
  const tiedGroup = [...groups.values()].find(
    (group) => group.length > 1 && new Set(group.map(reasons)).size > 1,
  );
  return tiedGroup?.map(({ short }) => short) ?? [];
}
