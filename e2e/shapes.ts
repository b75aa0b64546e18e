import type { Language } from '@quint/phrases/base/languages.ts';

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
export interface Invitee {
  readonly first: string;
  readonly last: string;
  readonly email: string;
}

/** "in EN at 1360 px". */
export function nameOf({ language, viewport }: Shape): string {
  return `in ${language.toUpperCase()} at ${viewport.width} px`;
}

/**
 * The looks a journey is walked in: with `LOOKS=every` all that it is written for, otherwise one. Half of the journeys
 * take the English desktop and half the German phone, so that each run sees both; every page is looked at in both by
 * `pages.spec.ts`.
 */
export function selectShapes<S extends Shape>(
  usual: 'desktop' | 'phone',
  shapes: readonly S[],
): readonly S[] {
  if (process.env['LOOKS'] === 'every') return shapes;
  return shapes.filter(({ viewport }) => (viewport.width === PHONE.width) === (usual === 'phone'));
}
