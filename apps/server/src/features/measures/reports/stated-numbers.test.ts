import { getDocumentTexts } from '@quint/phrases/measures/documents/bank.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { LANGUAGES } from '@quint/phrases/base/languages.ts';
import { articlesDe } from '@quint/phrases/home/screens/articles.de.ts';
import { articlesEn } from '@quint/phrases/home/screens/articles.en.ts';
import { CHANCE_OF_HUNDRED, differenceZ, reliableDifferenceOf } from '@quint/psychometrics/differences.ts';
import { INSTRUMENT_VERSION, TRAITS } from '@quint/psychometrics/types.ts';
import { describe, expect, it } from 'vitest';

const ARTICLES = { en: articlesEn, de: articlesDe };
const LOCALES = { en: 'en-GB', de: 'de-DE' };

function textsBelow(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsBelow) : [];
}

/** The smallest reliable differences as printed in the texts of a language, from the scoring engine. */
function formatDifferences(language: Language): string[] {
  return TRAITS.map((trait) =>
    reliableDifferenceOf(trait, INSTRUMENT_VERSION).toLocaleString(LOCALES[language], {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
  );
}

describe.each(LANGUAGES)('texts that state when two people differ, in %s', (language) => {
  const { manual: _, ...documents } = getDocumentTexts(language);
  const statingTexts = [...textsBelow(documents), ...textsBelow(ARTICLES[language])].filter(
    (text) => /\b90\s?%/.test(text) && formatDifferences(language).some((figure) => text.includes(figure)),
  );

  it('exist in the help centre', () => {
    expect(statingTexts.length).toBeGreaterThanOrEqual(1);
  });

  it('state how much larger the figures of three and four people are, and what to expect by chance', () => {
    const number = (value: number) =>
      value.toLocaleString(LOCALES[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (const text of statingTexts) {
      for (const people of [3, 4]) expect(text).toContain(number(differenceZ(people) / differenceZ(2)));
      expect(text).toContain(`${CHANCE_OF_HUNDRED} `);
    }
  });

  it('state in the manual the limits of the scoring engine', () => {
    const manualText = getDocumentTexts(language).manual.reliability.paragraphs.join(' ');
    for (const people of [2, 3, 4]) {
      expect(manualText).toContain(differenceZ(people).toLocaleString(LOCALES[language]));
    }
    expect(manualText).toContain(`${CHANCE_OF_HUNDRED} `);
  });

  it('state all five figures of the scoring engine', () => {
    for (const text of statingTexts) {
      for (const figure of formatDifferences(language)) expect(text).toContain(figure);
    }
  });
});
