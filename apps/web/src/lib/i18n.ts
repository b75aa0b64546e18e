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
const FILES = import.meta.glob<PhraseModule>('../../../../packages/phrases/src/*/screens/*.{en,de}.ts');
/** By area and language: `roles.de.ts`. */
const MODULES = new Map(
  Object.entries(FILES).map(([file, load]) => [file.slice(file.lastIndexOf('/') + 1), load]),
);

/** Loaded phrases, as the product ships them. */
const shippedPhrases = new Map<
  string,
  { readonly language: Language; readonly area: string; readonly phrases: Phrases }
>();
/** Texts that this installation replaces, loaded once per language. */
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
  // oxlint-disable-next-line no-console -- texts that cannot be fetched must leave a trace; the app goes on
  console.error(what, language, cause);
}

/** The phrases of an area; those of the other language are better than none. */
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

/** The texts of an area as this installation says them. */
async function readTexts(language: Language, area: string): Promise<Phrases> {
  const [phrases, texts] = await Promise.all([fetchPhrases(language, area), loadOwnTexts(language)]);
  shippedPhrases.set(`${language} ${area}`, { language, area, phrases });
  return replaceTexts(phrases, texts[area], reader);
}

/** Why an area could not be loaded. */
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

/** Merges the texts again and renders the screen with them. */
function renewTexts(): void {
  for (const { language, area, phrases } of shippedPhrases.values()) {
    const texts = ownNow.get(language)?.[area];
    i18n.addResourceBundle(language, area, replaceTexts(phrases, texts, reader), false, true);
  }
  i18n.emit('languageChanged', currentLanguage());
}

/** Sets the gender of the reader that texts address; empty is neutral. */
export function setReader(gender: TextGender): void {
  if (gender === reader) return;
  reader = gender;
  if ([...ownNow.values()].some((texts) => Object.keys(texts).length > 0)) renewTexts();
}

/** Loads the texts of this installation again, because they were changed here. */
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

/** Digits of a number after the point; texts that want fewer round before. */
const FRACTION_DIGITS = 3;

/** Writes the values of texts: numbers as the language does, 1,000 or 1.000; names so that they keep their direction. */
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
      // German is complete by type, so loading a fallback language would be wasted.
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

/** The current language of the screen; before the first phrases are loaded, the language they are loaded in. */
export function currentLanguage(): Language {
  if (i18n.resolvedLanguage === undefined) return languageBeforeLogin();
  return i18n.resolvedLanguage === 'de' ? 'de' : 'en';
}

/** The language that the screen is switching to, while its phrases are loaded. */
let nextLanguage: Language | undefined;
const subscribersOfChoice = new Set<() => void>();

function setNextLanguage(language: Language | undefined): void {
  nextLanguage = language;
  for (const notify of subscribersOfChoice) notify();
}

/** The language chosen last, also while its phrases are still loaded. */
export function chosenLanguage(): Language {
  return nextLanguage ?? currentLanguage();
}

/** Calls back when another language is chosen, and when it is on the screen. */
export function watchChosenLanguage(notify: () => void): () => void {
  subscribersOfChoice.add(notify);
  i18n.on('languageChanged', notify);
  return () => {
    subscribersOfChoice.delete(notify);
    i18n.off('languageChanged', notify);
  };
}

/**
 * Switches the screen; loaded areas are fetched in the new language first, so no key is ever shown. Of two calls at the
 * same time the last one counts.
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

/** Switches the screen to the language a guest chose, and stores the choice. */
export async function pickLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await setLanguage(language);
}

/**
 * For a route's loader: loads the areas its page uses, in parallel with the data. Throws when one cannot be loaded: a
 * page of keys is of no use.
 */
export async function loadPhrases(...areas: readonly PhraseArea[]): Promise<void> {
  await startI18n();
  await i18n.loadNamespaces(areas);
  const missingArea = areas.find((area) => !i18n.hasResourceBundle(currentLanguage(), area));
  if (missingArea !== undefined)
    throw failures.get(missingArea) ?? new Error(`There are no phrases of ${missingArea}`);
}

/** The same for a page in a fixed language, independent of the screen's. */
export async function loadPhrasesIn(language: Language, ...areas: readonly PhraseArea[]): Promise<void> {
  await startI18n();
  const missingAreas = areas.filter((area) => !i18n.hasResourceBundle(language, area));
  const texts = await Promise.all(missingAreas.map((area) => readTexts(language, area)));
  for (const [index, area] of missingAreas.entries()) i18n.addResourceBundle(language, area, texts[index]);
}
