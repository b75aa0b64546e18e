import type { StoredLanguage } from './ids.ts';

/** The stored code of a language as i18n and Accept-Language use it. */
export function toLocale(language: StoredLanguage): 'en' | 'de' {
  return language === 'DE' ? 'de' : 'en';
}

/** The stored code of a locale; anything but German becomes English. */
export function toStoredLanguage(locale: string): StoredLanguage {
  return locale.toLowerCase().startsWith('de') ? 'DE' : 'EN';
}
