import type { ErrorCode } from '@quint/contract/errors.ts';
import type { Language } from '../languages.ts';
import { interpolate } from '../interpolate.ts';
import { errorsDe } from './errors.de.ts';
import { errorsEn } from './errors.en.ts';

const TEXTS: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = { en: errorsEn, de: errorsDe };

/** The text of an error in a language, its {{parameters}} filled from the details; unknown ones stay empty. */
export function getErrorText(
  code: ErrorCode,
  language: Language,
  details: Readonly<Record<string, unknown>>,
): string {
  return interpolate(TEXTS[language][code], details);
}
