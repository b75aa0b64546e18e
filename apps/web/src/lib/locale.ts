import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { LANGUAGES, type Language } from '@quint/phrases/base/languages.ts';
import { frameLanguage } from './frame.ts';

const STORAGE_KEY = 'quint.language';
const ACCOUNT_KEY = 'quint.account-language';

/** The browser's preferred language if the product supports it, otherwise English. */
export function matchBrowserLanguage(preferredLanguages: readonly string[]): Language {
  const base = preferredLanguages[0]?.slice(0, 2).toLowerCase();
  return LANGUAGES.find((language) => language === base) ?? 'en';
}

function readStored(storage: 'localStorage' | 'sessionStorage', key: string): Language | undefined {
  try {
    const storedLanguage = window[storage].getItem(key);
    return LANGUAGES.find((language) => language === storedLanguage);
  } catch {
    // Storage may be disabled; the next best language is sufficient.
    return undefined;
  }
}

/** The selection in a browser without storage, which lasts until the page is closed. */
let unstoredPick: Language | undefined;

/** Stores the language a guest selected: for this browser, and as the latest selection of this tab. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
    sessionStorage.setItem(STORAGE_KEY, language);
    unstoredPick = undefined;
  } catch {
    unstoredPick = language;
  }
}

/** The language selected in this tab, which has priority over that of an invitation. */
export function languagePickedInTab(): Language | undefined {
  return unstoredPick ?? readStored('sessionStorage', STORAGE_KEY);
}

/** Stores the language of the account while it is signed in, so that the app starts in it; undefined removes it. */
export function rememberAccountLanguage(language: Language | undefined): void {
  try {
    if (language === undefined) localStorage.removeItem(ACCOUNT_KEY);
    else localStorage.setItem(ACCOUNT_KEY, language);
  } catch {
    // Without storage the app starts in the language of a guest, and switches once the account is loaded.
  }
}

/** The initial language of the app: that of the signed-in account if known, otherwise that of a guest. */
export function languageAtStart(): Language {
  const hasSession = document.cookie.includes('XSRF-TOKEN=');
  return (hasSession ? readStored('localStorage', ACCOUNT_KEY) : undefined) ?? languageBeforeLogin();
}

/** The language before login: the selected one, or the browser's, or English. `first-paint.js` uses the same rule. */
export function languageBeforeLogin(): Language {
  return (
    unstoredPick ??
    readStored('localStorage', STORAGE_KEY) ??
    frameLanguage() ??
    matchBrowserLanguage(navigator.languages)
  );
}

/** The language after login: that of the account; if unset, the rule before login applies. */
export function languageOf(user: Pick<CurrentUser, 'platform_language'>): Language {
  if (user.platform_language === null) return languageBeforeLogin();
  return user.platform_language === 'DE' ? 'de' : 'en';
}
