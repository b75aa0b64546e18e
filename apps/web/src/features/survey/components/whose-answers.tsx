import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { markReported } from '#lib/failures.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { sayWhoseAnswers, type SurveyEntry } from '../api.ts';
import { forgetSheet } from '../saving/open-sheet.ts';
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
  const [state, setState] = useState<'idle' | 'saying' | 'failed'>('idle');
  const say = async (own: boolean) => {
    if (state === 'saying') return;
    setState('saying');
    try {
      // Answers stored on this device were given under the same doubt.
      if (!own) await forgetSheet();
      onSaid(await sayWhoseAnswers(own));
    } catch (error) {
      markReported(error);
      setState('failed');
    }
  };
  return (
    <Notice
      focus={focus}
      icon={<Users aria-hidden="true" className="size-6" />}
      title={t('proof.whose')}
      text={t('proof.whoseText', { count: answered })}
      actions={
        <>
          <PlainButton
            kind="primary-lila"
            size="lg"
            aria-disabled={state === 'saying'}
            onClick={() => void say(true)}
          >
            {t('proof.mine')}
          </PlainButton>
          <PlainButton
            kind="secondary"
            size="lg"
            aria-disabled={state === 'saying'}
            onClick={() => void say(false)}
          >
            {t('proof.notMine')}
          </PlainButton>
        </>
      }
      note={state === 'failed' ? t('proof.failed') : t('proof.whoseNote')}
    />
  );
}
