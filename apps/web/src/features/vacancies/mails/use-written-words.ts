import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { MailPreview, WordsByLanguage } from '@quint/contract/vacancies/mails.ts';
import type { VacancyMailKind } from '@quint/domain/vacancies/mails.ts';
import { useState } from 'react';
import { useDraftedValue } from '#features/base/records/use-draft.ts';
import type { LeaveActions } from '#features/base/records/use-draft.ts';

/** Words written in a dialog: for everyone, by mail and language, and for single people. */
interface WordTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<string, string>>;
}

const NOTHING: WordTexts = { texts: {}, people: {} };

function isEmpty({ texts, people }: WordTexts): boolean {
  return Object.keys(texts).length === 0 && Object.keys(people).length === 0;
}

export type WordsScope = 'all' | 'person';

export interface WrittenWords {
  /** For whom the shown words are. */
  readonly scope: WordsScope;
  readonly setScope: (scope: WordsScope) => void;
  /** What the field shows for a reader. */
  readonly text: string;
  readonly write: (text: string) => void;
  /** The words of one mail for everyone, as far as they were changed. */
  readonly wordsOf: (kind: VacancyMailKind) => WordsByLanguage | undefined;
  /** The words for single people. */
  readonly people: Readonly<Record<string, string>>;
  readonly leaveActions: LeaveActions;
  readonly finish: () => void;
}

interface Reader {
  readonly kind: VacancyMailKind;
  readonly language: StoredLanguage;
  readonly talentId: string | undefined;
  /** The saved words of the mail. */
  readonly letter: MailPreview | undefined;
}

/** Words that are written while mails are sent. A mail after an interview is usually about one person. */
export function useWrittenWords(form: string, reader: Reader): WrittenWords {
  const { kind, language, talentId, letter } = reader;
  const { value, setValue, leaveActions, finish } = useDraftedValue(form, NOTHING, isEmpty);
  const [choice, choose] = useState<{ readonly of: string; readonly scope: WordsScope }>();
  const of = `${kind}:${talentId ?? ''}`;
  const own = talentId === undefined ? undefined : value.people[talentId];
  const usualScope = kind === 'after_interview' || own !== undefined ? 'person' : 'all';
  const wantedScope = choice?.of === of ? choice.scope : usualScope;
  const scope = talentId === undefined ? 'all' : wantedScope;
  const key = `${kind}:${language}`;
  const textForAll = value.texts[key] ?? letter?.words ?? '';
  const write = (text: string) =>
    setValue((before) => {
      if (scope === 'all' || talentId === undefined)
        return { ...before, texts: { ...before.texts, [key]: text } };
      const people = Object.entries(before.people).filter(([id]) => id !== talentId);
      // Without words of their own, a person gets those for everyone.
      return {
        ...before,
        people: Object.fromEntries(text === '' ? people : [...people, [talentId, text]]),
      };
    });
  const wordsOf = (mail: VacancyMailKind): WordsByLanguage | undefined => {
    const texts = {
      ...(value.texts[`${mail}:EN`] === undefined ? {} : { EN: value.texts[`${mail}:EN`] }),
      ...(value.texts[`${mail}:DE`] === undefined ? {} : { DE: value.texts[`${mail}:DE`] }),
    };
    return Object.keys(texts).length === 0 ? undefined : texts;
  };
  return {
    scope,
    setScope: (next) => choose({ of, scope: next }),
    text: scope === 'person' ? (own ?? '') : textForAll,
    write,
    wordsOf,
    people: value.people,
    leaveActions,
    finish,
  };
}
