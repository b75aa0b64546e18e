import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { SavedWords, VacancyMails } from '@quint/contract/vacancies/mails.ts';
import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { useTranslation } from 'react-i18next';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import { notifyRefusal } from '#lib/failures.ts';
import { notify } from '#lib/notify.ts';
import { useSaveWords } from './api.ts';

const NONE: Readonly<Record<string, string>> = {};
const isEmpty = (texts: Readonly<Record<string, string>>) => Object.keys(texts).length === 0;

type WordsOwner = SavedWords['for'];

export interface OwnWords {
  /** What the field shows: the unsaved text, or the saved one. */
  readonly text: string;
  readonly savedWords: SavedWords | null;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly write: (text: string) => void;
  readonly save: (place: WordsOwner) => void;
  readonly remove: (place: WordsOwner) => void;
  /** The text in another language, saved or not. */
  readonly textIn: (language: StoredLanguage) => string;
}

/** The own words of the mails of a role. Unsaved texts are stored in this browser. */
export function useOwnWords(
  mails: VacancyMails,
  { kind, language }: { readonly kind: VacancyMailKind; readonly language: StoredLanguage },
): OwnWords {
  const { t } = useTranslation('vacancy-mails');
  const drafts = useDraftedValue(`vacancy-mails/${mails.role.id}`, NONE, isEmpty);
  const saveMutation = useSaveWords(mails.role.id);
  const wordsByLanguage = mails.kinds.find((mail) => mail.kind === kind)?.words;
  const textIn = (code: StoredLanguage) =>
    drafts.value[`${kind}:${code}`] ?? wordsByLanguage?.[code]?.words ?? '';
  const key = `${kind}:${language}`;
  const savedWords = wordsByLanguage?.[language] ?? null;
  const text = textIn(language);
  const forget = () =>
    drafts.setValue((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== key)));
  const store = (words: string | null, scope: WordsOwner, done: string) =>
    saveMutation.mutate(
      { kind, language, words, for: scope },
      {
        onSuccess: () => {
          forget();
          notify({ id: 'vacancy-words', text: done });
        },
        onError: (error) => notifyRefusal(error),
      },
    );
  return {
    text,
    savedWords,
    isChanged: text.trim() !== (savedWords?.words ?? ''),
    isSaving: saveMutation.isPending,
    write: (words) => drafts.setValue((before) => ({ ...before, [key]: words })),
    save: (place) =>
      store(
        text.trim() === '' ? null : text.trim(),
        place,
        t(place === 'role' ? 'actions.saved' : 'actions.savedAll'),
      ),
    remove: (place) => store(null, place, t('actions.removed')),
    textIn,
  };
}
