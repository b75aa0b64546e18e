import type { InterviewQuestion } from '@quint/contract/roles/interview-questions.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/clipboard.ts';
import { Button } from '#ui/button.tsx';
import { toPlainText, type RatingStates } from '../model/ratings.ts';

interface StoppedNoticeProps {
  readonly states: RatingStates;
  /** The questions, if they are known. */
  readonly questions: readonly InterviewQuestion[];
  /** Why it was not saved. */
  readonly reason: string;
  readonly onDiscard?: (() => void) | undefined;
}

/** What could not be saved stays on this device: its text, to copy. */
export function StoppedNotice({ states, questions, reason, onDiscard }: StoppedNoticeProps) {
  const { t } = useTranslation('interview');
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  const text = toPlainText(states, questions, {
    question: (number) => t('question', { number }),
    untold: t('untold'),
  });
  const copy = async () => {
    try {
      await copyText(Promise.resolve(text));
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <section
      aria-label={t('stopped.title')}
      className="mb-5 rounded-md bg-partial-soft px-4 py-3 text-partial-text"
    >
      <h2 className="font-semibold">{t('stopped.title')}</h2>
      <p role="alert" className="text-pretty">
        {reason} {t('stopped.here')}
      </p>
      <pre className="mt-2 max-h-60 overflow-auto font-sans text-sm whitespace-pre-wrap text-ink wrap-anywhere">
        {text}
      </pre>
      <div className="flex flex-wrap items-center gap-3 pt-3">
        <Button kind="secondary" size="sm" onPress={() => void copy()}>
          {t('stopped.copy')}
        </Button>
        {onDiscard !== undefined && (
          <Button kind="text" size="sm" onPress={onDiscard}>
            {t('stopped.discard')}
          </Button>
        )}
        <output className="text-sm">{outcome !== undefined && t(`stopped.${outcome}`)}</output>
      </div>
    </section>
  );
}
