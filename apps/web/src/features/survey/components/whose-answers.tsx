import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { sayWhoseAnswers, type SurveyEntry } from '../api.ts';
import { forgetAnswers } from '../saving/open-sheet.ts';
import { currentSheet } from '../saving/sheet-name.ts';
import { Notice } from './notice.tsx';

interface WhoseAnswersProps {
  /** The number of answers. */
  readonly answered: number;
  readonly focus?: boolean | undefined;
  readonly onSaid: (entry: SurveyEntry) => void;
}

/** Another device has answered without the mailed link: asks whether that was the same person. */
export function WhoseAnswers({ answered, focus, onSaid }: WhoseAnswersProps) {
  const { t } = useTranslation('survey');
  const [isSaying, setSaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const say = async (own: boolean) => {
    if (isSaying) return;
    setSaying(true);
    setProblem(undefined);
    const sheet = currentSheet();
    try {
      const entry = await sayWhoseAnswers(own);
      // Answers stored on this device were given under the same doubt.
      if (!own) await forgetAnswers(sheet);
      onSaid(entry);
    } catch (error) {
      setProblem(failureText(error, t('proof.failed')));
    }
    setSaying(false);
  };
  return (
    <Notice
      focus={focus}
      icon={<Users aria-hidden="true" className="size-6" />}
      title={t('proof.whose')}
      text={t('proof.whoseText', { count: answered })}
      actions={
        <>
          <PlainButton kind="primary-lila" size="lg" aria-disabled={isSaying} onClick={() => void say(true)}>
            {t('proof.mine')}
          </PlainButton>
          <PlainButton kind="secondary" size="lg" aria-disabled={isSaying} onClick={() => void say(false)}>
            {t('proof.notMine')}
          </PlainButton>
        </>
      }
      problem={problem}
      note={t('proof.whoseNote')}
    />
  );
}
