import type { Language } from '@quint/phrases/languages.ts';

/** The language and the screen a journey is walked in. */
export interface Shape {
  readonly language: Language;
  readonly locale: string;
  readonly viewport: { readonly width: number; readonly height: number };
}

export const PHONE = { width: 390, height: 844 } as const;

export const ENGLISH_DESKTOP: Shape = {
  language: 'en',
  locale: 'en-GB',
  viewport: { width: 1360, height: 900 },
};
export const GERMAN_PHONE: Shape = { language: 'de', locale: 'de-DE', viewport: PHONE };

/** A person as an administrator invites them. */
export interface Invited {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/** "in EN at 1360 px". */
export function nameOf({ language, viewport }: Shape): string {
  return `in ${language.toUpperCase()} at ${viewport.width} px`;
}
