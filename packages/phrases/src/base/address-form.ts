import type { Language } from './languages.ts';

/** The texts of a mail to talents: in English, and in German with du and with Sie. */
export interface TalentMailTexts<Texts> {
  readonly en: Texts;
  readonly de: Texts;
  readonly sie: Texts;
}

/** The texts in the language of the reader and the form of address of the workspace. */
export function wordingOf<Texts>(
  texts: TalentMailTexts<Texts>,
  language: Language,
  addressForm: 'du' | 'sie',
): Texts {
  return language === 'de' && addressForm === 'sie' ? texts.sie : texts[language];
}
