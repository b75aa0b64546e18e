import type { StoredLanguage } from './ids.ts';

/** The stored code of a language as i18n and Accept-Language know it. */
export function toLocale(language: StoredLanguage): 'en' | 'de' {
  return language === 'DE' ? 'de' : 'en';
}

/** The stored form of a locale; anything but German is English. */
export function toStoredLanguage(locale: string): StoredLanguage {
  return locale.toLowerCase().startsWith('de') ? 'DE' : 'EN';
}
