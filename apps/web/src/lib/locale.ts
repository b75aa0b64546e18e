import type { CurrentUser } from '@quint/contract/session.ts';
import { LANGUAGES, type Language } from '@quint/phrases/languages.ts';

const STORAGE_KEY = 'quint.language';

/** The first two letters of what the browser prefers, if the product speaks it; English otherwise. */
export function matchBrowserLanguage(preferred: readonly string[]): Language {
  const base = preferred[0]?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === base) ?? 'en';
}

/** The choice of a person signed in, apart from what anybody picked on the login page of the same browser. */
function ownKey(userId: string): string {
  return `${STORAGE_KEY}.${userId}`;
}

function readChoice(key = STORAGE_KEY): Language | undefined {
  try {
    const stored = localStorage.getItem(key);
    return LANGUAGES.find((language) => language === stored);
  } catch {
    // Storage may be switched off; the browser language is good enough.
    return undefined;
  }
}

function keepChoice(key: string, language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Remembers a language picked while nobody is signed in. */
export function rememberLanguage(language: Language): void {
  keepChoice(STORAGE_KEY, language);
}

/** Remembers the language somebody picked for themselves in this browser. */
export function rememberOwnLanguage(userId: string, language: Language): void {
  keepChoice(ownKey(userId), language);
}

/** Before login: what was picked here, else the browser's language, else English. */
export function languageBeforeLogin(): Language {
  return readChoice() ?? matchBrowserLanguage(navigator.languages);
}

/** After login: what the person picked in this browser, else their setting; unset falls back to the rule before login. */
export function languageOf(user: Pick<CurrentUser, 'id' | 'platform_language'>): Language {
  const own = readChoice(ownKey(user.id));
  if (own !== undefined) return own;
  if (user.platform_language === null) return languageBeforeLogin();
  return user.platform_language === 'DE' ? 'de' : 'en';
}
