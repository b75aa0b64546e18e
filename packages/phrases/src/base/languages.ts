/** The two languages of the product, in the order they are offered. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How numbers and days are written in a language. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/**
 * The shape of a translation: every key of the English original, with a text. German files have this type, so a missing
 * or surplus key does not compile.
 */
export type Translation<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Translation<Original[Key]>;
};
