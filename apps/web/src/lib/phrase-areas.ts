import type { authEn } from '@quint/phrases/screens/auth.en.ts';
import type { commonEn } from '@quint/phrases/screens/common.en.ts';
import type { matchingEn } from '@quint/phrases/screens/matching.en.ts';
import type { personalityEn } from '@quint/phrases/screens/personality.en.ts';
import type { rolesEn } from '@quint/phrases/screens/roles.en.ts';
import type { shellEn } from '@quint/phrases/screens/shell.en.ts';
import type { surveyEn } from '@quint/phrases/screens/survey.en.ts';

/**
 * The phrase areas screens may use, by the English original: one line per area, so that an unknown key does not
 * compile. The texts themselves are fetched per language and area when a screen first asks for them.
 */
export interface PhraseAreas {
  common: typeof commonEn;
  auth: typeof authEn;
  matching: typeof matchingEn;
  personality: typeof personalityEn;
  roles: typeof rolesEn;
  shell: typeof shellEn;
  survey: typeof surveyEn;
}
export type PhraseArea = keyof PhraseAreas;
