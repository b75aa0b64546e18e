import type { TextGender } from '@quint/contract/translations.ts';
import type { Language } from '@quint/phrases/languages.ts';
import { useState } from 'react';
import { changesOf, NO_OWN_TEXTS, problemOf, READERS, type OwnPlaces, type TextRow } from './rows.ts';

/** The unsaved replacements of a text. */
export function useTextDraft(row: TextRow) {
  const [draft, setDraft] = useState<OwnPlaces>(row.own);
  const changes = changesOf(row, draft);
  const problemIn = (language: Language, gender: TextGender) =>
    problemOf(row.original[language], draft[language][gender]);
  return {
    draft,
    changes,
    isChanged: changes.set.length + changes.remove.length > 0,
    isFine: READERS.every((gender) => !problemIn('en', gender) && !problemIn('de', gender)),
    problemIn,
    write: (language: Language, gender: TextGender, text: string) =>
      setDraft((before) => ({ ...before, [language]: { ...before[language], [gender]: text } })),
    reset: () => setDraft(NO_OWN_TEXTS),
  };
}
export type TextDraft = ReturnType<typeof useTextDraft>;
