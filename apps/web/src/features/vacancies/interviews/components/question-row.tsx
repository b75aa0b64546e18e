import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { isDone, type RatingState } from '../model/ratings.ts';
import { NumberBadge, QuestionTitle } from './question-heading.tsx';

interface QuestionRowProps {
  readonly question: InterviewQuestion;
  readonly isProbe: boolean;
  readonly state: RatingState;
  readonly onOpen: () => void;
}

/** A question that is not open: pressing it opens it. */
export function QuestionRow({ question, isProbe, state, onOpen }: QuestionRowProps) {
  const { t } = useTranslation('interview');
  const { number, title, trait, text, follow_ups: followUps } = question;
  const value = state.couldNotTell ? t('untoldShort') : (state.rating ?? '');
  const spare = isProbe && followUps.length > 0 ? t('spare', { count: followUps.length }) : undefined;
  return (
    <AriaButton
      onPress={onOpen}
      className="flex w-full gap-3.5 rounded-sm py-3.5 text-left outline-none hover:bg-mute/50 data-focus-visible:outline-2 data-focus-visible:outline-focus"
    >
      <span className="sr-only">{`${t('question', { number })}: `}</span>
      <NumberBadge number={number} state={isDone(state) ? 'done' : 'open'} />
      <span className="min-w-0 flex-1">
        <QuestionTitle
          title={title}
          trait={trait}
          isProbe={isProbe}
          aside={isDone(state) ? t('yours', { rating: value }) : spare}
        />
        <span dir="auto" className="block pt-0.5 text-second text-pretty wrap-anywhere">
          {text}
        </span>
      </span>
    </AriaButton>
  );
}
