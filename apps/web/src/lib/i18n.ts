import type { Language } from '@quint/phrases/languages.ts';
import i18next, { type BackendModule, type ReadCallback } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageBeforeLogin } from './locale.ts';
import type { PhraseArea, PhraseAreas } from './phrase-areas.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: PhraseAreas;
  }
}

type PhraseModule = Readonly<Record<string, Record<string, unknown>>>;
const MODULES = import.meta.glob<PhraseModule>('../../../../packages/phrases/src/screens/*.{en,de}.ts');

async function fetchPhrases(language: string, area: string): Promise<Record<string, unknown>> {
  const load = MODULES[`../../../../packages/phrases/src/screens/${area}.${language}.ts`];
  if (load === undefined) throw new Error(`No phrases for ${area} in ${language}`);
  // An area file exports exactly one object.
  return Object.values(await load())[0] ?? {};
}

async function deliver(language: string, area: string, done: ReadCallback): Promise<void> {
  try {
    done(null, await fetchPhrases(language, area));
  } catch (cause) {
    // oxlint-disable-next-line no-console -- a phrase file that cannot be fetched must leave a trace; the app goes on
    console.error('Phrases could not be loaded', area, language, cause);
    done(cause instanceof Error ? cause : new Error(String(cause)), false);
  }
}

const phraseBackend: BackendModule = {
  type: 'backend',
  init() {},
  read: (language, area, done) => void deliver(language, area, done),
};

export const i18n = i18next;

function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language;
}

let started: Promise<unknown> | undefined;

/** Loads the language of this browser and the common phrases; a second call waits for the first. */
export async function startI18n(language: Language = languageBeforeLogin()): Promise<void> {
  started ??= i18n
    .use(phraseBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      // German is complete by type: another language would only be fetched for nothing.
      fallbackLng: false,
      supportedLngs: ['en', 'de'],
      ns: ['common'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  await started;
  setDocumentLanguage(currentLanguage());
  i18n.off('languageChanged', setDocumentLanguage);
  i18n.on('languageChanged', setDocumentLanguage);
}

/** The language of the screen as it is now. */
export function currentLanguage(): Language {
  return i18n.resolvedLanguage === 'de' ? 'de' : 'en';
}

/** Switches the screen; loaded areas are fetched in the new language first, so no key is ever shown. */
export async function setLanguage(language: Language): Promise<void> {
  if (language !== currentLanguage()) await i18n.changeLanguage(language);
}

/** For a route's loader: fetches the areas its page uses, in parallel with the data. */
export async function loadPhrases(...areas: readonly PhraseArea[]): Promise<void> {
  await startI18n();
  await i18n.loadNamespaces(areas);
}
