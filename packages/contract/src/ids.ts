import { z } from 'zod';

/** A record key: UUID in its canonical text form. */
export const Id = z.uuid();
export type Id = z.infer<typeof Id>;

/** A language code as stored and sent in records. */
export const StoredLanguage = z.enum(['EN', 'DE']);
export type StoredLanguage = z.infer<typeof StoredLanguage>;

/** The stored code of a language as i18n and Accept-Language know it. */
export function toLocale(language: StoredLanguage): 'en' | 'de' {
  return language === 'DE' ? 'de' : 'en';
}

/** The stored form of a locale; anything but German is English. */
export function toStoredLanguage(locale: string): StoredLanguage {
  return locale.toLowerCase().startsWith('de') ? 'DE' : 'EN';
}
