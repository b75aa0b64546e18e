import type { TextGender } from '@quint/contract/workspace/translations.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { isSame } from '#features/base/records/model/conflicts.ts';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { changesOf, NO_OWN_TEXTS, problemOf, READERS, type TextReplacements, type TextRow } from './rows.ts';

/** The replacements of a text, kept as a draft until they are saved. */
export function useTextDraft(row: TextRow) {
  const draftedTexts = useDraftedValue<TextReplacements>(`texts/${row.selector}`, row.own, (replacements) =>
    isSame(replacements, row.own),
  );
  const { value: draft, setValue: setDraft } = draftedTexts;
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
    shownDraft: draftedTexts.draft,
    leaving: draftedTexts.leaveActions,
    markSaved: () => draftedTexts.goOn(draft),
  };
}
export type TextDraft = ReturnType<typeof useTextDraft>;
