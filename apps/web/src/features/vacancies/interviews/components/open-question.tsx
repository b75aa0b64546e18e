import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import { LONG_TEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextArea } from '#ui/field.tsx';
import type { RatingState } from '../model/ratings.ts';
import { NumberBadge, QuestionTitle } from './question-heading.tsx';
import { RatingScale } from './rating-scale.tsx';

interface OpenQuestionProps {
  readonly question: InterviewQuestion;
  readonly isProbe: boolean;
  readonly state: RatingState;
  readonly onChange: (change: Partial<RatingState>) => void;
  readonly onNext: () => void;
  /** Whether what was written is saved. */
  readonly saveLine: ReactNode;
  /** The buttons that go on. */
  readonly actions: ReactNode;
}

/** The question that is being asked: its words, follow-ups, notes and rating. */
export function OpenQuestion(props: OpenQuestionProps) {
  const { question, isProbe, state, onChange, onNext, saveLine, actions } = props;
  const { t } = useTranslation('interview');
  const { number, title, trait, text, follow_ups: followUps } = question;
  return (
    <section aria-label={t('question', { number })} className="flex gap-3.5 py-5 max-md:py-3">
      <span className="max-md:hidden">
        <NumberBadge number={number} state="current" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <h2>
          <QuestionTitle title={title} trait={trait} isProbe={isProbe} />
        </h2>
        <p dir="auto" className="text-md leading-7 text-pretty wrap-anywhere">
          {text}
        </p>
        <p className="text-sm text-pretty text-second">
          <span className="text-third">{t('followUp')}</span> {t('followUpTexts')}
        </p>
        {isProbe && followUps.length > 0 && (
          <div className="text-sm text-second">
            <p className="font-semibold text-ink">{t('followUps')}</p>
            <ul className="list-disc pl-5">
              {followUps.map((followUp) => (
                <li key={followUp} className="text-pretty">
                  {followUp}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-col gap-1">
          <TextArea
            label={t('notes')}
            hideLabel
            rows={3}
            maxLength={LONG_TEXT_MAX_CHARACTERS}
            value={state.note}
            onChange={(note) => onChange({ note })}
          />
          {saveLine}
        </div>
        <div className="relative">
          <RatingScale question={question} state={state} onChange={onChange} onNext={onNext} />
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 pt-3 md:-mt-10">
            {actions}
          </div>
        </div>
      </div>
    </section>
  );
}
