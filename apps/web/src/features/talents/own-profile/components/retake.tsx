import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { ownSurveyQuery, useOwnSurvey } from '../api.ts';

/** Links to the finished survey, where it can be taken again; nothing while one is open or its link is too old. */
export function Retake({ className }: { readonly className: string }) {
  const { t } = useTranslation('profile');
  const surveyStatus = useQuery(ownSurveyQuery).data;
  const go = useOwnSurvey();
  if (surveyStatus?.is_finished !== true) return null;
  return (
    <button
      type="button"
      className={`link ${className}`}
      aria-label={t('own.survey.retakeWhat')}
      disabled={go.isPending || go.isSuccess}
      onClick={() => go.mutate(undefined, { onError: (error) => notifyRefusal(error) })}
    >
      {t('own.survey.retake')}
    </button>
  );
}
