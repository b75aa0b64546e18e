import type { Language } from '../languages.ts';
import { interpolate } from '../interpolate.ts';
import { rowErrorsDe } from './row-errors.de.ts';
import { rowErrorsEn } from './row-errors.en.ts';

const TEXTS = { en: rowErrorsEn, de: rowErrorsDe } as const;

/** As getErrorText, for the errors that the form of an invitation finds by itself. */
export function getRowErrorText(
  code: keyof typeof rowErrorsEn,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string {
  return interpolate(TEXTS[language][code], details);
}
