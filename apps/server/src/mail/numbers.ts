import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { LOCALES } from '@quint/phrases/base/languages.ts';

/** A number as mails print it: 1,000 or 1.000. */
export function formatMailNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language]).format(value);
}

/** The singular or plural text for a number, with `{{count}}` filled in. */
export function formatCount(
  texts: { readonly one: string; readonly other: string },
  count: number,
  language: Language,
): string {
  return interpolate(count === 1 ? texts.one : texts.other, { count: formatMailNumber(count, language) });
}
