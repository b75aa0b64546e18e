import type { normErrorsEn } from './norm-errors.en.ts';

export const normErrorsDe: Readonly<Record<keyof typeof normErrorsEn, string>> = {
  'norm.too_few': 'Eine eigene Norm braucht mindestens {{min}} Personen je Skala.',
  'norm.no_alpha':
    'Eine eigene Norm braucht ein eigenes Alpha, und dafür je Skala mindestens {{min}} Personen, die jede Aussage beantwortet haben.',
  'norm_study.people': 'Gib bitte an, wie viele Personen teilgenommen haben, von 1 bis {{max}}.',
  'norm_study.text': 'Dieser Text ist zu lang. Bitte höchstens {{max}} Zeichen.',
  'norm_study.text_missing':
    'Gib bitte die Länder an und wer die Studie gemacht hat und wo sie nachzulesen ist.',
  'norm_study.period':
    'Der erste Tag darf nicht nach dem letzten liegen und keiner von beiden in der Zukunft.',
  'norm_study.too_early': 'So alt ist der Fragebogen nicht. Gib bitte einen ersten Tag ab {{year}} an.',
  'norm_study.other_norm':
    'Die Norm {{norm}} stammt nicht von diesem Fragebogen in dieser Sprache. Wähle bitte eine andere.',
  'norm_study.more_people':
    'Diese Norm beruht auf {{max}} Personen. Mehr kann ihre Studie nicht gehabt haben.',
};
