import type { Language } from '../languages.ts';
import { interpolate } from '../interpolate.ts';
import { trainingErrorsDe } from './training-errors.de.ts';
import { trainingErrorsEn } from './training-errors.en.ts';

export type TrainingErrorCode = keyof typeof trainingErrorsEn;

const TEXTS = { en: trainingErrorsEn, de: trainingErrorsDe } as const;

/** The text of an error that the registration form detects itself, with its {{parameters}} filled in. */
export function getTrainingErrorText(
  code: TrainingErrorCode,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string {
  return interpolate(TEXTS[language][code], details);
}
