import { getDocumentTexts } from '@quint/phrases/documents/bank.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { LANGUAGES } from '@quint/phrases/languages.ts';
import { articlesDe } from '@quint/phrases/screens/articles.de.ts';
import { articlesEn } from '@quint/phrases/screens/articles.en.ts';
import { reliableDifferenceOf } from '@quint/psychometrics/differences.ts';
import { INSTRUMENT_VERSION, TRAITS } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';

const ARTICLES = { en: articlesEn, de: articlesDe };
const LOCALES = { en: 'en-GB', de: 'de-DE' };

function textsBelow(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsBelow) : [];
}

/** The smallest reliable differences as the texts of a language print them, from the scoring engine. */
function figuresIn(language: Language): string[] {
  return TRAITS.map((trait) =>
    reliableDifferenceOf(trait, INSTRUMENT_VERSION).toLocaleString(LOCALES[language], {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
  );
}

describe.each(LANGUAGES)('texts that state when two people differ, in %s', (language) => {
  const { manual: _, ...documents } = getDocumentTexts(language);
  const stating = [...textsBelow(documents), ...textsBelow(ARTICLES[language])].filter(
    (text) => /\b90\s?%/.test(text) && figuresIn(language).some((figure) => text.includes(figure)),
  );

  it('are found in the help centre', () => {
    expect(stating.length).toBeGreaterThanOrEqual(1);
  });

  it('state the figures that the scoring engine decides by, all five', () => {
    for (const text of stating) {
      for (const figure of figuresIn(language)) expect(text).toContain(figure);
    }
  });
});
