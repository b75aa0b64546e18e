import { talentQuery } from '#features/measures/matching/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import type { PhraseArea } from '#lib/phrase-areas.gen.ts';
import { queryClient } from '#lib/query.ts';

const PERSON_AREAS = [
  'documents',
  'matching',
  'people',
  'personality',
  'record',
  'records',
  'roles',
] as const;

/** Loads the phrases of the person page together with those of the list of origin. */
export function loadPersonPhrases(...areas: readonly PhraseArea[]): Promise<void> {
  return loadPhrases(...areas, ...PERSON_AREAS);
}

/** Also starts to load the person. */
export function loadPerson(talentId: string, ...areas: readonly PhraseArea[]): Promise<void> {
  void queryClient.prefetchQuery(talentQuery(talentId));
  return loadPersonPhrases(...areas);
}
