import type { ManualData } from '@quint/contract/measures/manual.ts';
import { LEAST_FOR_ALPHA } from '@quint/domain/measures/measurement.ts';
import type { DifComparison } from '@quint/contract/measures/measurement.ts';
import { LEAST_PEOPLE_OF_DIF } from '@quint/psychometrics/dif.ts';
import { meansOf } from '@quint/psychometrics/norms.ts';
import { DOMAINS } from '@quint/psychometrics/types.ts';

/** How far a criterion is met, lowest first. */
export const MARKS = ['not', 'partly', 'largely', 'fully'] as const;
export type Mark = (typeof MARKS)[number];

export const STUDY_LANGUAGES = ['DE', 'EN'] as const;
export type StudyLanguage = (typeof STUDY_LANGUAGES)[number];

type Study = ManualData['studies'][number];
type MeasuredScale = Study['scales'][number];
interface Interval {
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** The minimum of a coefficient's lower 95 % limit on all five scales. */
const RELIABLE = { largely: 0.7, fully: 0.8 } as const;
const LEAST_RETEST_PAIRS = 100;
/** The most informative retest about the error of measurement: over longer times people really change. */
const SHORT_RETEST = '2-8';
/** People of a norm study. Our own limits: an own norm is offered from 300 on, too. */
const NORM_PEOPLE = { partly: 300, largely: 1000 } as const;

/** A coefficient with both limits of its interval, in order; undefined for one that is missing or impossible. */
function validInterval({
  value,
  low,
  high,
}: Interval): { readonly low: number; readonly high: number } | undefined {
  const coefficients = [low, value, high];
  if (
    !coefficients.every(
      (each): each is number => each !== null && Number.isFinite(each) && Math.abs(each) <= 1,
    )
  ) {
    return undefined;
  }
  const [lower = 0, middle = 0, upper = 0] = coefficients;
  return lower <= middle && middle <= upper ? { low: lower, high: upper } : undefined;
}

const studyOf = (data: ManualData, language: StudyLanguage): Study | undefined =>
  data.studies.find((study) => study.language === language && study.instrument === data.instruments[0]?.id);

/** Whether there are figures of all five scales, and each of them meets a condition. */
function onAllScales<Row extends { readonly scale: string }>(
  rows: readonly Row[],
  isMet: (row: Row) => boolean,
): boolean {
  return DOMAINS.every((domain) => {
    const ofScale = rows.filter(({ scale }) => scale === domain);
    return ofScale.length > 0 && ofScale.every(isMet);
  });
}

const alphaOf = (scale: MeasuredScale) =>
  validInterval({ value: scale.alpha, low: scale.alpha_low, high: scale.alpha_high });
const omegaOf = (scale: MeasuredScale) =>
  scale.omega_state === 'fitted'
    ? validInterval({ value: scale.omega, low: scale.omega_low, high: scale.omega_high })
    : undefined;

/** Whether the lower limit of alpha or omega reaches a limit. */
function isConsistent(scale: MeasuredScale, limit: number): boolean {
  if (scale.n < LEAST_FOR_ALPHA) return false;
  return [alphaOf(scale), omegaOf(scale)].some((interval) => interval !== undefined && interval.low >= limit);
}

/** Whether alpha, and omega if there is one, are below the lowest limit for certain. */
function isInconsistent(scale: MeasuredScale): boolean {
  const intervals = [alphaOf(scale), omegaOf(scale)].filter((interval) => interval !== undefined);
  return (
    scale.n >= LEAST_FOR_ALPHA &&
    intervals.length > 0 &&
    intervals.every(({ high }) => high < RELIABLE.largely)
  );
}

type Retest = Study['retest'][number];
const retestOf = ({ r, low, high }: Retest) => validInterval({ value: r, low, high });
const isStable = (row: Retest) =>
  row.pairs >= LEAST_RETEST_PAIRS && (retestOf(row)?.low ?? -1) >= RELIABLE.largely;

/** Whether one retest of enough people was stable on all five scales. */
function hasStableRetest({ retest }: Study): boolean {
  const bands = new Set(retest.map(({ weeks }) => weeks));
  return [...bands].some((weeks) =>
    onAllScales(
      retest.filter((row) => row.weeks === weeks),
      isStable,
    ),
  );
}

const isUnstable = (row: Retest) =>
  row.weeks === SHORT_RETEST &&
  row.pairs >= LEAST_RETEST_PAIRS &&
  (retestOf(row)?.high ?? 1) < RELIABLE.largely;

export interface ReliabilityRating {
  readonly mark: Mark;
  readonly isConsistent: boolean;
  readonly isStable: boolean;
}

/**
 * How well the reliability of a language's form is shown. Without own figures, English counts as partly met, since
 * alphas of the same English statements are published, and German as not met. Own figures that are certainly below the
 * limits override that.
 */
export function rateReliability(data: ManualData, language: StudyLanguage): ReliabilityRating {
  const study = studyOf(data, language);
  const base = language === 'EN' ? 'partly' : 'not';
  if (study === undefined) return { mark: base, isConsistent: false, isStable: false };
  const reaches = (limit: number) => onAllScales(study.scales, (scale) => isConsistent(scale, limit));
  const findings = { isConsistent: reaches(RELIABLE.largely), isStable: hasStableRetest(study) };
  if (study.scales.some(isInconsistent) || study.retest.some(isUnstable)) return { mark: 'not', ...findings };
  if (!findings.isConsistent || !findings.isStable) return { mark: base, ...findings };
  return { mark: reaches(RELIABLE.fully) ? 'fully' : 'largely', ...findings };
}

/** `open`: too few people were compared; `large`: at least one statement differs to a large degree. */
export type Invariance = 'open' | 'large' | 'closed';

/** Whether enough people of both groups were compared on every statement of the form. */
function isComplete(
  { reference_n: reference, focal_n: focal, items }: DifComparison,
  statements: number,
): boolean {
  const testedItems = new Set(items.map(({ item }) => item));
  return reference >= LEAST_PEOPLE_OF_DIF && focal >= LEAST_PEOPLE_OF_DIF && testedItems.size >= statements;
}

/** Whether statements work alike for women and men, for both ages, and in both languages. */
export function rateInvariance(data: ManualData, language: StudyLanguage): Invariance {
  const statements = data.instruments[0]?.items.length ?? Infinity;
  // The comparison of the languages is part of the German study.
  const comparisons = [
    ...(studyOf(data, language)?.dif ?? []).filter(({ dimension }) => dimension !== 'language'),
    ...(studyOf(data, 'DE')?.dif ?? []).filter(({ dimension }) => dimension === 'language'),
  ];
  if (comparisons.some(({ items }) => items.some(({ size }) => size === 'large'))) return 'large';
  const isClosed = (['sex', 'age', 'language'] as const).every((dimension) =>
    comparisons.some((each) => each.dimension === dimension && isComplete(each, statements)),
  );
  return isClosed ? 'closed' : 'open';
}

/** The version of the norm with whose means a language's results are compared. */
function normInForce(data: ManualData, language: StudyLanguage): string | undefined {
  const norms = data.norms.filter(({ instrument }) => instrument === data.instruments[0]?.id);
  const norm =
    norms.find((each) => each.language === language) ?? norms.find((each) => each.language === null);
  return norm === undefined ? undefined : meansOf(norm.version);
}

/**
 * How well the norm in force for a language is documented: by a recent study with a large enough sample, selected at
 * random or by quota. Sums of customers' sheets alone, however many, do not represent other people.
 */
export function rateNorm(data: ManualData, language: StudyLanguage): Mark {
  const norm = normInForce(data, language);
  const people = data.norm_studies
    .filter(
      (study) =>
        study.norm === norm &&
        study.language === language &&
        study.instrument === data.instruments[0]?.id &&
        study.is_recent &&
        (study.sampling === 'random' || study.sampling === 'quota'),
    )
    .map((study) => study.people);
  const most = Math.max(0, ...people);
  if (most >= NORM_PEOPLE.largely) return 'largely';
  return most >= NORM_PEOPLE.partly ? 'partly' : 'not';
}
