import type { Language } from '@quint/phrases/base/languages.ts';

/** The language and the screen of a journey. */
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

/** A person to invite. */
export interface Invitee {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/** For example "in EN at 1360 px". */
export function nameOf({ language, viewport }: Shape): string {
  return `in ${language.toUpperCase()} at ${viewport.width} px`;
}

/**
 * The looks of a journey: with `LOOKS=every` all that are defined, otherwise one. Half of the journeys use the English
 * desktop and half the German phone, so that each run covers both; `pages.spec.ts` covers every page in both.
 */
export function selectShapes<S extends Shape>(
  usual: 'desktop' | 'phone',
  shapes: readonly S[],
): readonly S[] {
  if (process.env['LOOKS'] === 'every') return shapes;
  return shapes.filter(({ viewport }) => (viewport.width === PHONE.width) === (usual === 'phone'));
}
