import { LANGUAGES, type Language } from '@quint/phrases/languages.ts';
import { setLanguage } from '#lib/i18n.ts';
import { rememberLanguage } from '#lib/locale.ts';

const STORAGE_KEY = 'quint.survey.language';

/** The language that the person picked in this tab. */
export function findPickedLanguage(): Language | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return LANGUAGES.find((language) => language === stored);
  } catch {
    // Storage may be disabled; the language of the invitation is good enough.
    return undefined;
  }
}

/** Switches the screen to the language of the invitation, unless the person picked one in this tab. */
export async function followInvitation(language: Language): Promise<void> {
  await setLanguage(findPickedLanguage() ?? language);
}

/** Stores the language the person picked, for this tab and its reloads. */
export async function pickLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  try {
    sessionStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  await setLanguage(language);
}
