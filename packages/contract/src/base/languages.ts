import type { StoredLanguage } from './ids.ts';

/** The stored code of a language as i18n and Accept-Language use it. */
export function toLocale(language: StoredLanguage): 'en' | 'de' {
  return language === 'DE' ? 'de' : 'en';
}

/** The stored code of a locale; English for anything but German. */
export function toStoredLanguage(locale: string): StoredLanguage {
  return locale.toLowerCase().startsWith('de') ? 'DE' : 'EN';
}
