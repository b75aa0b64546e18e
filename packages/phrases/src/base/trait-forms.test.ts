import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { interpolate } from './interpolate.ts';
import { traitForms, traitListForms, type TraitLetter } from './trait-forms.ts';
import { TRAIT_NAMES } from './trait-names.ts';
import { listTexts, type PlacedText } from '../testing/texts.ts';

const TRAITS: readonly TraitLetter[] = ['O', 'C', 'E', 'A', 'ES'];
const PLACEHOLDER = /\{\{(traits?(?:In|Dative)?)\}\}/g;
const LIST = { en: new Intl.ListFormat('en-GB'), de: new Intl.ListFormat('de-DE') };

/** Words before the name that require the dative in German. */
const DATIVE = /(?:^|\s)(?:aus|außer|bei|gegenüber|in|mit|nach|seit|von|vor|zu|zwischen)\s$/i;
/** Where a sentence, a line or a quoted label begins. */
const BEGINNING = /(?:^|[.!?]\s|[„“(]|·\s)$/;

/** The form required by the text before a name. */
function formAfter(before: string): '' | 'In' | 'Dative' {
  if (BEGINNING.test(before)) return '';
  return DATIVE.test(before) ? 'Dative' : 'In';
}

/** Sentences in which the name follows a list of others: the sentence around the list determines the form. */
const WITHIN_A_LIST: Readonly<Record<string, 'In' | 'Dative'>> = {
  'means.higher': 'Dative',
  'row.cost': 'In',
};

let texts: readonly PlacedText[] = [];
beforeAll(async () => {
  texts = await listTexts();
}, 60_000);

describe('The names of traits in sentences', () => {
  it.each(LANGUAGES)('have the form that the sentence requires, in %s', (language) => {
    const wrong: string[] = [];
    let count = 0;
    for (const { file, key, raw } of texts) {
      if (!file.endsWith(`.${language}.ts`)) continue;
      const within = Object.entries(WITHIN_A_LIST).find(([end]) => key.endsWith(end))?.[1];
      for (const match of raw.matchAll(PLACEHOLDER)) {
        count += 1;
        const expectedForm = within ?? formAfter(raw.slice(0, match.index));
        const actualForm = (match[1] ?? '').replace(/^traits?/, '');
        // In English only the beginning of a sentence makes a difference; the form is that of the German text.
        const isRight =
          language === 'en' ? (expectedForm === '') === (actualForm === '') : expectedForm === actualForm;
        if (!isRight) wrong.push(`${file} ${key}: ${raw}`);
      }
    }
    expect(count).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  it('are correct in every sentence with every trait', () => {
    const small = TRAITS.map((trait) => TRAIT_NAMES.en.nominative[trait]);
    for (const { language, file, key, raw } of texts) {
      if (!new RegExp(PLACEHOLDER).test(raw)) continue;
      for (const trait of TRAITS) {
        const others = TRAITS.filter((other) => other !== trait);
        const names = TRAIT_NAMES[language];
        const sentence = interpolate(raw, {
          ...traitForms(names, trait),
          ...traitListForms(names, [trait, ...others.slice(0, 1)], (parts) => LIST[language].format(parts)),
        });
        const failureMessage = `${file} ${key}: ${sentence}`;
        if (language === 'de') {
          // The adjective is in lower case inside a sentence, and inflected after a preposition.
          expect(sentence, failureMessage).not.toMatch(/(?:für|und|wegen) Emotionale Stabilität/);
          expect(sentence, failureMessage).not.toMatch(
            /(?:bei|nach|zu|von|mit|aus) [Ee]motionale Stabilität/,
          );
          expect(sentence, failureMessage).not.toMatch(/(?:für|ohne) emotionaler Stabilität/);
        } else {
          for (const name of small) {
            const large = name.charAt(0).toUpperCase() + name.slice(1);
            expect(sentence, failureMessage).not.toMatch(
              new RegExp(`\\b(?:on|for|about|in|of|and|or|the) ${large}`),
            );
          }
        }
      }
    }
  });

  it('start a list with a capital and have the others in lower case', () => {
    const say = (parts: readonly string[]) => LIST.de.format(parts);
    expect(traitListForms(TRAIT_NAMES.de, ['ES', 'O', 'C'], say)).toEqual({
      traits: 'Emotionale Stabilität, Offenheit und Gewissenhaftigkeit',
      traitsIn: 'emotionale Stabilität, Offenheit und Gewissenhaftigkeit',
      traitsDative: 'emotionaler Stabilität, Offenheit und Gewissenhaftigkeit',
    });
    expect(traitForms(TRAIT_NAMES.en, 'ES')).toEqual({
      trait: 'Emotional stability',
      traitIn: 'emotional stability',
      traitDative: 'emotional stability',
    });
  });
});
