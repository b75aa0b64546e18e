import type { FormStatistics } from '@quint/contract/measures/norms.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import {
  INSTRUMENT_VERSION,
  INSTRUMENTS,
  isInstrument,
  isWorkForm,
  WORK_FORMS,
} from '@quint/psychometrics/types.ts';
import type { FormInLanguage } from '#features/measures/norms/queries.ts';

const ORDERED_FORMS: readonly string[] = [
  ...WORK_FORMS.toReversed(),
  ...INSTRUMENTS.filter((instrument) => !isWorkForm(instrument)),
];

/** The form of new surveys, in its languages. */
const CURRENT_FORMS: readonly FormInLanguage[] = [
  { instrument: INSTRUMENT_VERSION, language: 'DE' },
  { instrument: INSTRUMENT_VERSION, language: 'EN' },
];

/** The position of a form in lists: versions of the work form, the newest first, then others; German before English. */
function positionOf({ instrument, language }: FormInLanguage): number {
  const index = ORDERED_FORMS.findIndex((id) => id === instrument);
  return 2 * (index === -1 ? ORDERED_FORMS.length : index) + (language === 'DE' ? 0 : 1);
}

/** Forms in languages, or their values, newest form first. */
export function newestFirst<Of extends FormInLanguage>(forms: readonly Of[]): Of[] {
  return forms.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** The current forms, then every other one of this version that has sheets or its own norm. */
export function formsOf(usedForms: readonly FormInLanguage[]): FormInLanguage[] {
  const knownForms = usedForms.filter(({ instrument }) => isInstrument(instrument));
  const forms = [...CURRENT_FORMS, ...knownForms].map(({ instrument, language }) => ({
    instrument,
    language,
  }));
  return newestFirst([
    ...new Map(forms.map((form) => [`${form.instrument}/${form.language}`, form])).values(),
  ]);
}

/** Smaller groups are hidden: a group could be one person, and a mean and a standard deviation identify two. */
export const LEAST_PEOPLE = 10;
/** From this number of people on, a workspace gets means and standard deviations of all workspaces in tenths. */
const LEAST_FOR_TENTHS = 100;

/**
 * Whether a result was computed with a rule or norm that is no longer in force. `ownNorm` is the own norm in force for
 * its form and language; null when the published one is used.
 */
export function isOutdated(
  versions: { readonly scoring: string | null; readonly norm: string | null },
  ownNorm: string | null,
): boolean {
  return versions.scoring !== SCORING_VERSION || versions.norm !== (ownNorm ?? NORM_VERSION);
}

const COARSE_PEOPLE = 5;

/** People in steps of five: comparing the figures of two nights must not reveal what one person added. */
export function toCoarsePeople(people: number): number {
  return Math.floor(people / COARSE_PEOPLE) * COARSE_PEOPLE;
}

const roundTo = (value: number | null, steps: number) =>
  value === null ? null : Math.round(value * steps) / steps;

type ScaleStatistics = FormStatistics['scales'][number];

/** Means and standard deviations in whole numbers, alpha in tenths. */
function coarseScale(scale: ScaleStatistics): ScaleStatistics {
  const { people, mean, sd, alpha } = scale;
  return {
    ...scale,
    people: toCoarsePeople(people),
    mean: roundTo(mean, 1),
    sd: roundTo(sd, 1),
    alpha: roundTo(alpha, 10),
  };
}

/** Scale statistics in whole numbers: comparing two nights does not reveal the sheet added between them. */
export function coarseForm(form: FormStatistics): FormStatistics {
  return {
    ...form,
    people: toCoarsePeople(form.people),
    scales: form.scales.map(coarseScale),
  };
}

/**
 * Scale statistics over all workspaces for a single workspace: people in steps of five, means and standard deviations
 * in tenths. Coarser below 100 people, since tenths of two nights would nearly reveal the sum of the person counted
 * last.
 */
export function roundedForm(form: FormStatistics): FormStatistics {
  return {
    ...form,
    people: toCoarsePeople(form.people),
    scales: form.scales.map((scale) =>
      scale.people < LEAST_FOR_TENTHS
        ? coarseScale(scale)
        : {
            ...scale,
            people: toCoarsePeople(scale.people),
            mean: roundTo(scale.mean, 10),
            sd: roundTo(scale.sd, 10),
          },
    ),
  };
}
