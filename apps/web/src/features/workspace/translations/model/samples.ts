import type { Language } from '@quint/phrases/base/languages.ts';
import { placeholdersOf } from '@quint/phrases/base/placeholders.ts';
import { i18n } from '#lib/i18n.ts';
import type { TextRow } from '../rows.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  count: 3,
  number: 7,
  total: 12,
  minutes: 12,
  hours: 4,
  days: 5,
  max: 50,
  min: 8,
  low: 4,
  high: 7,
  from: 3,
  to: 6,
  done: 2,
  answered: 34,
  shown: 10,
  limit: 120,
  megabytes: 5,
  base: 41,
  weight: 2,
  value: 6,
  score: 7,
  index: 2,
  left: 76,
  finished: 9,
  changed: 4,
  exact: 6.4,
  year: 2026,
  version: 1,
};
const SAMPLES = 'platform.translations.samples.';

/** Sample values of placeholders by language and name. */
export type Samples = Readonly<Record<Language, Readonly<Record<string, string>>>>;

export function samplesOf(rows: readonly TextRow[]): Samples {
  const sampleRows = rows.filter(({ selector }) => selector.startsWith(SAMPLES));
  const inLanguage = (language: Language) =>
    Object.fromEntries(
      sampleRows.map(({ selector, original }) => [selector.slice(SAMPLES.length), original[language] ?? '']),
    );
  return { en: inLanguage('en'), de: inLanguage('de') };
}

/** A preview of a text with sample values. */
export function renderSample(
  { selector, text }: { readonly selector: string; readonly text: string },
  language: Language,
  samples: Samples,
): string {
  const values = Object.fromEntries(
    placeholdersOf(text).map((name) => {
      if (name === 'count' && selector.endsWith('_one')) return [name, 1];
      return [name, samples[language][name] ?? NUMBERS[name] ?? `‹${name}›`];
    }),
  );
  return i18n.services.interpolator.interpolate(text, values, language, {});
}
