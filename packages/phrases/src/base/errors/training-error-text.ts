import type { Language } from '../languages.ts';
import { interpolate } from '../interpolate.ts';
import { trainingErrorsDe } from './training-errors.de.ts';
import { trainingErrorsEn } from './training-errors.en.ts';

export type TrainingErrorCode = keyof typeof trainingErrorsEn;

const TEXTS = { en: trainingErrorsEn, de: trainingErrorsDe } as const;

/** The text of an error, its {{parameters}} filled from the details: for the errors that the registration for a training course finds by itself. */
export function getTrainingErrorText(
  code: TrainingErrorCode,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string {
  return interpolate(TEXTS[language][code], details);
}
