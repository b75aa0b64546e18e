import type { FillingPreview } from '@quint/contract/vacancies/filling.ts';
import type { AnswerKind } from '@quint/domain/vacancies/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { letterQuery } from '../mails/api.ts';
import { useWrittenWords } from '../mails/use-written-words.ts';

/** The answer about which most is said comes first. */
const SHOWN_FIRST: readonly AnswerKind[] = ['after_interview', 'no_interview', 'filled'];

interface AnswerState {
  readonly preview: FillingPreview | undefined;
  /** The role is being filled, so the letter is no longer read. */
  readonly isOver: boolean;
}

/** The answer that is shown before a role is filled: its kind, its reader and its own words. */
export function useAnswerLetter(roleId: string, { preview, isOver }: AnswerState) {
  const [chosenKind, showKind] = useState<AnswerKind>();
  const [chosenReader, setReader] = useState<string>();
  const groups = preview?.mails.filter(({ count, is_sent: isSent }) => count > 0 && isSent) ?? [];
  const kind = [chosenKind, ...SHOWN_FIRST].find((each) => groups.some((group) => group.kind === each));
  const group = groups.find((each) => each.kind === kind);
  const reader = group?.people.find(({ id }) => id === chosenReader) ?? group?.people[0];
  const letter = useQuery({
    ...letterQuery(roleId, { kind: kind ?? 'filled', talent: reader?.id, filled: true }),
    enabled: reader !== undefined && !isOver,
  });
  const words = useWrittenWords(`filling/${roleId}`, {
    kind: kind ?? 'filled',
    language: reader?.language ?? 'DE',
    talentId: reader?.id,
    letter: letter.data,
  });
  const show = (next: AnswerKind) => {
    showKind(next);
    setReader(undefined);
  };
  return { group, kind, reader, letter, words, show, setReader };
}
