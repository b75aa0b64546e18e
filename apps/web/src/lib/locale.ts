import type { CurrentUser } from '@quint/contract/session.ts';
import { LANGUAGES, type Language } from '@quint/phrases/languages.ts';
import { frameLanguage } from './frame.ts';

const STORAGE_KEY = 'quint.language';

/** The browser's preferred language if the product has it, otherwise English. */
export function matchBrowserLanguage(preferred: readonly string[]): Language {
  const base = preferred[0]?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === base) ?? 'en';
}

function readChoice(): Language | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find((language) => language === stored);
  } catch {
    // Storage may be disabled; the browser language is good enough.
    return undefined;
  }
}

/** Remembers the language a guest picked. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Before login: the picked language, else the browser's, else English. */
export function languageBeforeLogin(): Language {
  return readChoice() ?? frameLanguage() ?? matchBrowserLanguage(navigator.languages);
}

/** After login: what the account says; unset falls back to the rule before login. */
export function languageOf(user: Pick<CurrentUser, 'platform_language'>): Language {
  if (user.platform_language === null) return languageBeforeLogin();
  return user.platform_language === 'DE' ? 'de' : 'en';
}
