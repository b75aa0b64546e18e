import { talentQuery } from '#features/matching/api.ts';
import { loadPhrases } from '#lib/i18n.ts';
import type { PhraseArea } from '#lib/phrase-areas.gen.ts';
import { queryClient } from '#lib/query.ts';

/** Begins to read a person, and loads the words of their page with those of the list it was opened from. */
export async function loadPerson(talentId: string, ...areas: readonly PhraseArea[]): Promise<void> {
  void queryClient.prefetchQuery(talentQuery(talentId));
  await loadPhrases(...areas, 'documents', 'matching', 'people', 'personality', 'record', 'records', 'roles');
}
