import type { OwnTexts, TextGender } from '@quint/contract/workspace/translations.ts';
import { isolate } from '@quint/phrases/base/isolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import i18next, { type BackendModule, type FormatterModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatFor } from './format.ts';
import { languageBeforeLogin, rememberLanguage } from './locale.ts';
import { fetchOwnTexts, hasShippedTexts, replaceTexts, type Phrases } from './own-texts.ts';
import type { PhraseArea, PhraseAreas } from './phrase-areas.gen.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: PhraseAreas;
  }
}

type PhraseModule = Readonly<Record<string, Record<string, unknown>>>;
const FILES = import.meta.glob<PhraseModule>('./*/screens/*.{en,de}.ts', {
  base: '../../../../packages/phrases/src',
});
/** By area and language: `roles.de.ts`. */
const MODULES = new Map(
  Object.entries(FILES).map(([file, load]) => [file.slice(file.lastIndexOf('/') + 1), load]),
);

/** Loaded phrases, as shipped with the product. */
const shippedPhrases = new Map<
  string,
  { readonly language: Language; readonly area: string; readonly phrases: Phrases }
>();
/** The replacements of texts in this installation, loaded once per language. */
const own = new Map<Language, Promise<OwnTexts>>();
const ownNow = new Map<Language, OwnTexts>();
let reader: TextGender = '';

async function importPhrases(language: Language, area: string): Promise<Phrases> {
  const load = MODULES.get(`${area}.${language}.ts`);
  if (load === undefined) throw new Error(`No phrases for ${area} in ${language}`);
  // An area file exports exactly one object.
  return Object.values(await load())[0] ?? {};
}

function report(what: string, language: Language, cause: unknown): void {
  // oxlint-disable-next-line no-console -- missing texts must be logged; the app continues
  console.error(what, language, cause);
}

/** The phrases of an area, in the other language if necessary. */
async function fetchPhrases(language: Language, area: string): Promise<Phrases> {
  try {
    return await importPhrases(language, area);
  } catch (cause) {
    report(`The phrases of ${area} could not be loaded`, language, cause);
    return importPhrases(language === 'de' ? 'en' : 'de', area);
  }
}

async function requestOwnTexts(language: Language): Promise<OwnTexts> {
  let texts: OwnTexts = {};
  try {
    texts = await fetchOwnTexts(language);
  } catch (cause) {
    report('The texts of this installation could not be loaded', language, cause);
  }
  ownNow.set(language, texts);
  return texts;
}

function loadOwnTexts(language: Language): Promise<OwnTexts> {
  const textsPromise =
    own.get(language) ?? (hasShippedTexts(language) ? Promise.resolve({}) : requestOwnTexts(language));
  own.set(language, textsPromise);
  return textsPromise;
}

/** The texts of an area with the replacements of this installation. */
async function readTexts(language: Language, area: string): Promise<Phrases> {
  const [phrases, texts] = await Promise.all([fetchPhrases(language, area), loadOwnTexts(language)]);
  shippedPhrases.set(`${language} ${area}`, { language, area, phrases });
  return replaceTexts(phrases, texts[area], reader);
}

/** The reasons why areas could not be loaded. */
const failures = new Map<string, unknown>();

async function deliver(language: Language, area: string, callback: ReadCallback): Promise<void> {
  try {
    callback(null, await readTexts(language, area));
  } catch (cause) {
    failures.set(area, cause);
    report(`There are no phrases of ${area}`, language, cause);
    callback(cause instanceof Error ? cause : new Error(String(cause)), false);
  }
}

/** Merges the texts again and renders the screen. */
function renewTexts(): void {
  for (const { language, area, phrases } of shippedPhrases.values()) {
    const texts = ownNow.get(language)?.[area];
    i18n.addResourceBundle(language, area, replaceTexts(phrases, texts, reader), false, true);
  }
  i18n.emit('languageChanged', currentLanguage());
}

/** Sets the gender of the reader for texts that address them; empty is neutral. */
export function setReader(gender: TextGender): void {
  if (gender === reader) return;
  reader = gender;
  if ([...ownNow.values()].some((texts) => Object.keys(texts).length > 0)) renewTexts();
}

/** Reloads the texts of this installation after they were changed here. */
export async function refreshOwnTexts(): Promise<void> {
  await Promise.all([...own.keys()].map(requestOwnTexts));
  renewTexts();
}

const phraseBackend: BackendModule = {
  type: 'backend',
  init() {},
  read: (language, area, callback) => void deliver(language === 'de' ? 'de' : 'en', area, callback),
};

export const i18n = i18next;

function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language;
}

/** The maximum number of decimals; texts that need fewer round first. */
const FRACTION_DIGITS = 3;

/** Formats the values in texts: numbers for the language, 1,000 or 1.000; names so that they keep their direction. */
const valueFormatter: FormatterModule = {
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format(value: unknown, _format, language) {
    if (typeof value === 'string') return isolate(value);
    if (typeof value !== 'number') return value as string;
    return formatFor(language === 'de' ? 'de' : 'en').number(value, FRACTION_DIGITS);
  },
};

let initialization: Promise<unknown> | undefined;

/** Loads the language of this browser and the common phrases; a second call waits for the first. */
export async function startI18n(language: Language = languageBeforeLogin()): Promise<void> {
  initialization ??= i18n
    .use(phraseBackend)
    .use(valueFormatter)
    .use(initReactI18next)
    .init({
      lng: language,
      // The type checker ensures that German is complete, so no fallback language is loaded.
      fallbackLng: false,
      supportedLngs: ['en', 'de'],
      ns: ['common'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: true },
    });
  await initialization;
  setDocumentLanguage(currentLanguage());
  i18n.off('languageChanged', setDocumentLanguage);
  i18n.on('languageChanged', setDocumentLanguage);
}

/** The current language of the screen; before the first phrases are loaded, the language being loaded. */
export function currentLanguage(): Language {
  if (i18n.resolvedLanguage === undefined) return languageBeforeLogin();
  return i18n.resolvedLanguage === 'de' ? 'de' : 'en';
}

/** The language to which the screen is switching while its phrases are loading. */
let nextLanguage: Language | undefined;
const subscribersOfChoice = new Set<() => void>();

function setNextLanguage(language: Language | undefined): void {
  nextLanguage = language;
  for (const notify of subscribersOfChoice) notify();
}

/** The language selected last, even while its phrases are still loading. */
export function chosenLanguage(): Language {
  return nextLanguage ?? currentLanguage();
}

/** Calls `notify` when another language is selected, and when it is shown. */
export function watchChosenLanguage(notify: () => void): () => void {
  subscribersOfChoice.add(notify);
  i18n.on('languageChanged', notify);
  return () => {
    subscribersOfChoice.delete(notify);
    i18n.off('languageChanged', notify);
  };
}

/**
 * Switches the screen. Loaded areas are fetched in the new language first, so that no key is ever shown. Of two
 * concurrent calls the last one counts.
 */
export async function setLanguage(language: Language): Promise<void> {
  if (language === chosenLanguage()) return;
  setNextLanguage(language);
  try {
    await i18n.changeLanguage(language);
  } finally {
    if (nextLanguage === language) setNextLanguage(undefined);
  }
}

/** Switches the screen to the language a guest selected, and stores it. */
export async function pickLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await setLanguage(language);
}

/**
 * Loads the areas of a page in its route's loader, in parallel with the data. Throws when one cannot be loaded, because
 * a page of keys is unusable.
 */
export async function loadPhrases(...areas: readonly PhraseArea[]): Promise<void> {
  await startI18n();
  await i18n.loadNamespaces(areas);
  const missingArea = areas.find((area) => !i18n.hasResourceBundle(currentLanguage(), area));
  if (missingArea !== undefined)
    throw failures.get(missingArea) ?? new Error(`There are no phrases of ${missingArea}`);
}

/** Loads areas for a page in a fixed language, independent of the screen. */
export async function loadPhrasesIn(language: Language, ...areas: readonly PhraseArea[]): Promise<void> {
  await startI18n();
  const missingAreas = areas.filter((area) => !i18n.hasResourceBundle(language, area));
  const texts = await Promise.all(missingAreas.map((area) => readTexts(language, area)));
  for (const [index, area] of missingAreas.entries()) i18n.addResourceBundle(language, area, texts[index]);
}
