import type { DocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import { ERROR_NORM } from '@quint/psychometrics/norms.ts';
import type { ManualData } from '@quint/contract/measures/manual.ts';
import type { Mark, StudyLanguage } from '#features/measures/reports/manual/ratings/model.ts';
import {
  MARKS,
  rateInvariance,
  rateNorm,
  rateReliability,
  STUDY_LANGUAGES,
} from '#features/measures/reports/manual/ratings/model.ts';

type Overview = DocumentTexts['manual']['overview'];
export type Criterion = keyof Overview['criteria'];
export type OpenPoint = keyof Overview['open'];
export type NextStep = keyof Overview['next'];

export interface Assessment {
  readonly criterion: Criterion;
  /** The lower one if the languages differ. */
  readonly mark: Mark;
  readonly languages?: Readonly<Record<StudyLanguage, Mark>>;
  readonly open: readonly OpenPoint[];
  /** The requirements of the next rating; null at the highest one, and overall. */
  readonly next: NextStep | null;
}

/** Whether results of German sheets are compared with German ones. */
export function hasGermanNorm({ norms, instruments }: ManualData): boolean {
  return norms.some(
    ({ language, instrument, version }) =>
      language === 'DE' && instrument === instruments[0]?.id && !version.startsWith(ERROR_NORM),
  );
}

const lowest = (marks: readonly Mark[]): Mark => MARKS.find((mark) => marks.includes(mark)) ?? 'not';

function inBothLanguages(
  rate: (language: StudyLanguage) => Mark,
): Pick<Assessment, 'mark'> & Required<Pick<Assessment, 'languages'>> {
  const languages = { DE: rate('DE'), EN: rate('EN') };
  return { mark: lowest(Object.values(languages)), languages };
}

const points = (...all: readonly (readonly [OpenPoint, boolean])[]): OpenPoint[] =>
  all.flatMap(([point, isOpen]) => (isOpen ? [point] : []));

const NORM_STEPS: Readonly<Record<Mark, NextStep>> = {
  not: 'norms',
  partly: 'normsLargely',
  largely: 'normsFully',
  fully: 'normsFully',
};

function rateNorms(data: ManualData): Assessment {
  const marks = inBothLanguages((language) => rateNorm(data, language));
  return {
    criterion: 'norms',
    ...marks,
    open: points(
      ['normPeople', Object.values(marks.languages).includes('not')],
      ['germanNorm', !hasGermanNorm(data)],
      ['frame', true],
    ),
    next: NORM_STEPS[marks.mark],
  };
}

const RELIABILITY_STEPS: Readonly<Record<Mark, NextStep | null>> = {
  not: 'reliability',
  partly: 'reliability',
  largely: 'reliabilityFully',
  fully: null,
};

function rateReliabilities(data: ManualData): Assessment {
  const marks = inBothLanguages((language) => rateReliability(data, language).mark);
  const ratings = STUDY_LANGUAGES.map((language) => rateReliability(data, language));
  return {
    criterion: 'reliability',
    ...marks,
    open: points(
      ['ownAlpha', ratings.some(({ isConsistent }) => !isConsistent)],
      ['retest', ratings.some(({ isStable }) => !isStable)],
    ),
    next: RELIABILITY_STEPS[marks.mark],
  };
}

function rateOther(data: ManualData): Assessment {
  const ratings = STUDY_LANGUAGES.map((language) => rateInvariance(data, language));
  return {
    criterion: 'other',
    mark: 'partly',
    open: points(
      ['faking', true],
      ['largeDif', ratings.includes('large')],
      ['invariance', !ratings.includes('large') && ratings.includes('open')],
      ['outer', true],
    ),
    next: 'other',
  };
}

/**
 * Our rating for each criterion, with the open points and the requirements of the next rating. Norms, reliability and
 * fairness follow from own results, separately for each language; the others are our judgement, and no count of sheets
 * changes them.
 */
export function assess(data: ManualData): readonly Assessment[] {
  return [
    { criterion: 'purpose', mark: 'largely', open: ['authors'], next: 'purpose' },
    { criterion: 'information', mark: 'largely', open: ['alphaSample'], next: 'information' },
    { criterion: 'documents', mark: 'partly', open: ['users', 'standard'], next: 'documents' },
    {
      criterion: 'theory',
      mark: 'partly',
      open: ['backTranslation', 'relevance', 'structure'],
      next: 'theory',
    },
    { criterion: 'objectivity', mark: 'largely', open: ['device'], next: 'objectivity' },
    rateNorms(data),
    rateReliabilities(data),
    { criterion: 'validity', mark: 'not', open: ['construct', 'criterion'], next: 'validity' },
    rateOther(data),
    { criterion: 'overall', mark: 'partly', open: [], next: null },
  ];
}
