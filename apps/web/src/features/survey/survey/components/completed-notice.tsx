import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { isApiError } from '#lib/api-error.ts';
import { PlainButton } from '#ui/plain-button.tsx';
import { surveyResultQuery, type SurveyEntry } from '../api.ts';
import { Notice } from './notice.tsx';
import { ProofForm } from './proof-form.tsx';
import { useRetake } from './use-retake.ts';

interface CompletedNoticeProps {
  readonly onResult: () => void;
  readonly onStarted: () => void;
  /** The address was proved. */
  readonly onEntry: (entry: SurveyEntry) => void;
  readonly focus: boolean | undefined;
}

/** The survey is submitted: on to the result, or take it again when a new sheet is possible. */
export function CompletedNotice({ onResult, onStarted, onEntry, focus }: CompletedNoticeProps) {
  const { t } = useTranslation('survey');
  const result = useQuery(surveyResultQuery(currentLanguage()));
  const retake = useRetake(onStarted);
  if (isApiError(result.error, 'survey.proof_needed')) {
    const verify = (entry: SurveyEntry) => {
      onEntry(entry);
      void result.refetch();
    };
    return <ProofForm why="result" focus={focus} onProved={verify} />;
  }
  // A link too old to show the result still says that the survey is finished.
  const isOutOfReach = isApiError(result.error);
  const canRetake = result.data?.retake_possible === true;
  return (
    <Notice
      focus={focus}
      icon={<CircleCheck aria-hidden="true" className="size-6" />}
      title={t('state.completed')}
      text={isOutOfReach ? undefined : t('state.completedText')}
      actions={
        !isOutOfReach && (
          <>
            {canRetake && (
              <PlainButton
                kind="secondary"
                size="lg"
                aria-disabled={retake.isStarting}
                onClick={retake.start}
              >
                {t('state.start')}
              </PlainButton>
            )}
            <PlainButton kind="primary-lila" size="lg" onClick={onResult}>
              {t('state.skip')}
            </PlainButton>
          </>
        )
      }
      problem={retake.problem}
      note={canRetake ? t('state.startNote') : undefined}
    />
  );
}
