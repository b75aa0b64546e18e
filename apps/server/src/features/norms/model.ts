import type { FormFigures } from '@quint/contract/norms.ts';
import { NORM_VERSION } from '@quint/psychometrics/norms.ts';
import { SCORING_VERSION } from '@quint/psychometrics/scoring.ts';
import { INSTRUMENT_VERSION } from '@quint/psychometrics/types.ts';
import type { FormInLanguage } from '#features/norms/queries.ts';

/** The form of surveys that begin now, in its languages. */
const CURRENT_FORMS: readonly FormInLanguage[] = [
  { instrument: INSTRUMENT_VERSION, language: 'DE' },
  { instrument: INSTRUMENT_VERSION, language: 'EN' },
];

/** The current forms, then every other one that is used: that has sheets or a norm of its own. */
export function formsOf(used: readonly FormInLanguage[]): FormInLanguage[] {
  const forms = [...CURRENT_FORMS, ...used].map(({ instrument, language }) => ({ instrument, language }));
  return [...new Map(forms.map((form) => [`${form.instrument}/${form.language}`, form])).values()];
}

/** Smaller groups are hidden: a group could be one person, and a mean and a spread identify two. */
export const LEAST_PEOPLE = 10;

/**
 * Whether a result was computed under a rule or norm that is no longer in force. `ownNorm` is the own norm in force for
 * its form and language; null where the published one is used.
 */
export function isOutdated(
  versions: { readonly scoring: string | null; readonly norm: string | null },
  ownNorm: string | null,
): boolean {
  return versions.scoring !== SCORING_VERSION || versions.norm !== (ownNorm ?? NORM_VERSION);
}

const COARSE_PEOPLE = 5;

/** People in steps of five, for the seat of a works council: figures of two nights must not say what one person added. */
export function toCoarsePeople(people: number): number {
  return Math.floor(people / COARSE_PEOPLE) * COARSE_PEOPLE;
}

/** Scale statistics in whole numbers: of two nights they do not say what the sheet added between them was. */
export function coarseForm(form: FormFigures): FormFigures {
  const whole = (value: number | null) => (value === null ? null : Math.round(value));
  return {
    ...form,
    people: toCoarsePeople(form.people),
    scales: form.scales.map((scale) => ({
      ...scale,
      people: toCoarsePeople(scale.people),
      mean: whole(scale.mean),
      sd: whole(scale.sd),
      alpha: scale.alpha === null ? null : Math.round(scale.alpha * 10) / 10,
    })),
  };
}
