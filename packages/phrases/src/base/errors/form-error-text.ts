import type { Language } from '../languages.ts';
import { interpolate } from '../interpolate.ts';
import { formErrorsDe } from './form-errors.de.ts';
import { formErrorsEn } from './form-errors.en.ts';

/** A code of the catalogue that such a form detects itself. */
export type FormErrorCode = keyof typeof formErrorsEn;

const TEXTS = { en: formErrorsEn, de: formErrorsDe } as const;

/** The text of an error that such a form detects itself, with its {{parameters}} filled in from the details. */
export function getFormErrorText(
  code: FormErrorCode,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string {
  return interpolate(TEXTS[language][code], details);
}
