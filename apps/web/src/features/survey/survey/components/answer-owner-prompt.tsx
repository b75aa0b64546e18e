import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { confirmOwnership, type SurveyEntry } from '../api.ts';
import { forgetAnswers } from '../storage/open-sheet.ts';
import { currentSheet } from '../storage/sheet-name.ts';
import { Notice } from './notice.tsx';

interface AnswerOwnerPromptProps {
  /** The number of existing answers. */
  readonly answeredCount: number;
  readonly focus?: boolean | undefined;
  readonly onSaid: (entry: SurveyEntry) => void;
}

/** Another device has answered without the mailed link: asks whether it was the same person. */
export function AnswerOwnerPrompt({ answeredCount, focus, onSaid }: AnswerOwnerPromptProps) {
  const { t } = useTranslation('survey');
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const say = async (own: boolean) => {
    if (isSubmitting) return;
    setSubmitting(true);
    setProblem(undefined);
    const sheet = currentSheet();
    try {
      const entry = await confirmOwnership(own);
      // The answers stored on this device may be by the same other person.
      if (!own) await forgetAnswers(sheet);
      onSaid(entry);
    } catch (error) {
      setProblem(failureText(error, t('proof.failed')));
    }
    setSubmitting(false);
  };
  return (
    <Notice
      focus={focus}
      icon={<Users aria-hidden="true" className="size-6" />}
      title={t('proof.whose')}
      text={t('proof.whoseText', { count: answeredCount })}
      actions={
        <>
          <PlainButton
            kind="primary-lila"
            size="lg"
            aria-disabled={isSubmitting}
            onClick={() => void say(true)}
          >
            {t('proof.mine')}
          </PlainButton>
          <PlainButton
            kind="secondary"
            size="lg"
            aria-disabled={isSubmitting}
            onClick={() => void say(false)}
          >
            {t('proof.notMine')}
          </PlainButton>
        </>
      }
      problem={problem}
      note={t('proof.whoseNote')}
    />
  );
}
