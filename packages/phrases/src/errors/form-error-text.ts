import type { Language } from '../languages.ts';
import { interpolate } from '../interpolate.ts';
import { formErrorsDe } from './form-errors.de.ts';
import { formErrorsEn } from './form-errors.en.ts';

/** A code of the catalogue that such a form finds by itself. */
export type FormErrorCode = keyof typeof formErrorsEn;

const TEXTS = { en: formErrorsEn, de: formErrorsDe } as const;

/** The text of an error, its {{parameters}} filled from the details: for the errors that forms of an invitation and of the survey find by themselves. */
export function getFormErrorText(
  code: FormErrorCode,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string {
  return interpolate(TEXTS[language][code], details);
}
