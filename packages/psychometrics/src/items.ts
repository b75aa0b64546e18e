import { getChoices as getPublishedChoices, getQuestions } from '@bigfive-org/questions';
import { ITEM_INDEX } from './data/item-index.ts';
import { ITEM_TEXTS_DE, ITEM_TEXTS_DE_WORK_1 } from './data/item-texts-de.ts';
import { PsychometricsError } from './errors.ts';
import { getForm } from './forms.ts';
import type { Facet, InstrumentId, Language } from './types.ts';

/** One item of the questionnaire as shown to a person. */
export interface Item {
  /** 1..120 for scored items, above 1000 for instructed items. */
  readonly number: number;
  readonly text: string;
  readonly kind: 'scored' | 'instructed';
  /** Null for an instructed item. */
  readonly facet: Facet | null;
  readonly key: 1 | -1 | null;
  /** The required box of an instructed item; null for a scored item. */
  readonly expectedAnswer: number | null;
}

/** One answer box: the value that is stored and its label. */
export interface Choice {
  readonly value: number;
  readonly label: string;
}

/** The required fields of an entry of the item source. */
export interface PublishedItem {
  readonly text: string;
  readonly keyed: string;
  readonly domain: string;
  readonly facet: number;
  readonly ipipId?: readonly string[];
}

const INSTRUCTED_TEXT: Readonly<Record<Language, (label: string) => string>> = {
  en: (label) => `Please choose ‘${label}’.`,
  de: (label) => `Bitte wähle ‚${label}‘.`,
};

const FOUR_LABELS: Readonly<Record<Language, readonly string[]>> = {
  en: ['does not apply at all', 'rather does not apply', 'rather applies', 'applies exactly'],
  de: ['trifft gar nicht zu', 'trifft eher nicht zu', 'trifft eher zu', 'trifft genau zu'],
};

const FIVE_LABELS_DE = [
  'trifft gar nicht zu',
  'trifft eher nicht zu',
  'weder noch',
  'trifft eher zu',
  'trifft genau zu',
];

function toFirstPerson(text: string): string {
  return `I ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}

/**
 * English texts by item number, in the first person, copied from the item source. Throws a plain `Error` when the
 * source differs from our index in number, code, facet or key: scoring such a list would silently give wrong results.
 */
export function copyEnglishTexts(source: readonly PublishedItem[]): ReadonlyMap<number, string> {
  if (source.length !== ITEM_INDEX.length) {
    throw new Error(`item source has ${source.length} items, expected ${ITEM_INDEX.length}`);
  }
  const texts = new Map<number, string>();
  for (const [position, indexEntry] of ITEM_INDEX.entries()) {
    const publishedItem = source[position];
    const agrees =
      publishedItem !== undefined &&
      publishedItem.ipipId?.includes(indexEntry.code) === true &&
      `${publishedItem.domain}${publishedItem.facet}` === indexEntry.facet &&
      publishedItem.keyed === (indexEntry.key === 1 ? 'plus' : 'minus') &&
      typeof publishedItem.text === 'string' &&
      publishedItem.text.length > 0;
    if (!agrees) throw new Error(`item ${indexEntry.number} of the item source differs from the index`);
    texts.set(indexEntry.number, toFirstPerson(publishedItem.text));
  }
  return texts;
}

// The source returns its own cached, mutable objects, so the texts are copied once, at load.
const ENGLISH = copyEnglishTexts(getQuestions('en') as unknown as readonly PublishedItem[]);
const FIVE_LABELS_EN = (
  (getPublishedChoices('en') as unknown as Record<string, { text: string }[]>).plus ?? []
).map((choice) => choice.text);
if (FIVE_LABELS_EN.length !== 5) throw new Error('item source has no five answer labels');

function germanText(instrument: InstrumentId, number: number): string | undefined {
  const own = instrument === 'ipip-neo-work@1' ? ITEM_TEXTS_DE_WORK_1[number] : undefined;
  return own ?? ITEM_TEXTS_DE[number];
}

function textOf(instrument: InstrumentId, number: number, language: Language): string {
  const box = getForm(instrument).instructedAnswers.get(number);
  if (box !== undefined) return INSTRUCTED_TEXT[language](FOUR_LABELS[language][box - 1] ?? '');
  const text = language === 'en' ? ENGLISH.get(number) : germanText(instrument, number);
  if (text === undefined) throw new Error(`item ${number} has no text in ${language}`);
  return text;
}

function buildItems(instrument: InstrumentId, language: Language): readonly Item[] {
  const form = getForm(instrument);
  const items = form.order.map((number): Item => {
    const scoredItem = form.byNumber.get(number);
    return Object.freeze({
      number,
      text: textOf(instrument, number, language),
      kind: scoredItem ? 'scored' : 'instructed',
      facet: scoredItem?.facet ?? null,
      key: scoredItem?.key ?? null,
      expectedAnswer: form.instructedAnswers.get(number) ?? null,
    });
  });
  return Object.freeze(items);
}

function buildChoices(instrument: InstrumentId, language: Language): readonly Choice[] {
  const five = language === 'en' ? FIVE_LABELS_EN : FIVE_LABELS_DE;
  const labels = getForm(instrument).boxes === 5 ? five : FOUR_LABELS[language];
  return Object.freeze(labels.map((label, index) => Object.freeze({ value: index + 1, label })));
}

function memoize<Value>(build: (instrument: InstrumentId, language: Language) => Value) {
  const cache = new Map<string, Value>();
  return (instrument: InstrumentId, language: Language): Value => {
    if (language !== 'en' && language !== 'de') {
      throw new PsychometricsError('unknown_language', 'language must be en or de');
    }
    const key = `${instrument} ${language}`;
    const value = cache.get(key) ?? build(instrument, language);
    cache.set(key, value);
    return value;
  };
}

/**
 * The items of an instrument in the order they are shown: 110 for the work form (108 scored, two instructed),
 * 120 for the reference forms. Frozen and shared. Throws `unknown_instrument` or `unknown_language`.
 */
export const getItems = memoize(buildItems);

/** The answer boxes of an instrument, lowest first. Frozen and shared. Throws as `getItems` does. */
export const getChoices = memoize(buildChoices);

const LANGUAGES: readonly Language[] = ['en', 'de'];

/**
 * The items that two forms with the same boxes word identically in every language, by number: an answer to one of them
 * is valid in either form. None if the boxes differ.
 */
export function listSharedItems(one: InstrumentId, other: InstrumentId): readonly number[] {
  if (getForm(one).boxes !== getForm(other).boxes) return [];
  return getForm(one).order.filter((number) =>
    LANGUAGES.every((language) => {
      const [own, same] = [one, other].map((form) =>
        getItems(form, language).find((item) => item.number === number),
      );
      return own?.text === same?.text;
    }),
  );
}
