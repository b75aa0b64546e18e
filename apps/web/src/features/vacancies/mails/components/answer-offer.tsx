import type { AnswerKinds } from '@quint/contract/vacancies/mails.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerOffer as Offer } from '#features/people/people/model/answer-offer.ts';
import { answerKindsQuery } from '../api.ts';
import { SendMailDialog } from './send-mail-dialog.tsx';

const KINDS = ['after_interview', 'no_interview'] as const satisfies readonly (keyof AnswerKinds)[];

interface AnswerOfferProps {
  readonly offer: Offer;
  readonly onClose: () => void;
}

/**
 * Offers the answer to people who are not moving forward: first to those who had an interview, then to the others.
 * Nothing is sent without a press, and "no mail" is as near.
 */
export function AnswerOffer({ offer, onClose }: AnswerOfferProps) {
  const { roleId, people } = offer;
  const kinds = useQuery(
    answerKindsQuery(
      roleId,
      people.map(({ id }) => id),
    ),
  );
  const [answeredCount, setAnsweredCount] = useState(0);
  const groups = KINDS.flatMap((kind) => {
    const ids = new Set(kinds.data?.[kind]);
    const group = people.filter(({ id }) => ids.has(id));
    return group.length === 0 ? [] : [{ kind, people: group }];
  });
  const group = groups[answeredCount];
  const isOver = kinds.isError || (kinds.data !== undefined && group === undefined);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (group === undefined) return null;
  return (
    <SendMailDialog
      key={group.kind}
      roleId={roleId}
      kind={group.kind}
      people={group.people}
      isOffer
      onClose={() => setAnsweredCount(answeredCount + 1)}
    />
  );
}
