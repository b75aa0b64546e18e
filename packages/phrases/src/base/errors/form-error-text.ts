import type { Language } from '../languages.ts';
import { interpolate } from '../interpolate.ts';
import { formErrorsDe } from './form-errors.de.ts';
import { formErrorsEn } from './form-errors.en.ts';

/** A code of the catalogue that such a form finds by itself. */
export type FormErrorCode = keyof typeof formErrorsEn;

const TEXTS = { en: formErrorsEn, de: formErrorsDe } as const;

/** The text of an error that a form of an invitation or of the survey finds itself, with its {{parameters}} filled from the details. */
export function getFormErrorText(
  code: FormErrorCode,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string {
  return interpolate(TEXTS[language][code], details);
}
