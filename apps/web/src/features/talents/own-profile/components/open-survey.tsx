import type { OwnSurveyStatus } from '@quint/contract/survey/participation.ts';
import { useTranslation } from 'react-i18next';
import { notifyRefusal } from '#lib/failures.ts';
import { useFormat } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { useOwnSurvey } from '../api.ts';

interface OpenSurveyProps {
  readonly surveyStatus: NonNullable<OwnSurveyStatus['data']>;
  /** There is an earlier result. */
  readonly isAgain?: boolean;
}

/** The progress of the own survey, with a link to its first open statement. */
export function OpenSurvey({
  surveyStatus: { answered: answeredCount, total },
  isAgain = false,
}: OpenSurveyProps) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const go = useOwnSurvey();
  const phase = answeredCount > 0 ? 'goOn' : 'begin';
  const state = isAgain ? 'again' : phase;
  const progressText = t('own.survey.done', {
    answered: format.number(answeredCount),
    total: format.number(total),
  });
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-lila/40 bg-surface p-6 shadow-soft max-md:p-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-md font-semibold text-balance">{t(`own.survey.${state}`)}</h2>
        <p className="text-pretty text-second">{t(`own.survey.${state}Text`)}</p>
      </div>
      {answeredCount > 0 && (
        <div className="flex items-center gap-3">
          <Progress
            label={t('own.survey.progress')}
            value={answeredCount}
            max={total}
            valueText={progressText}
          />
          <span aria-hidden="true" className="text-sm font-semibold whitespace-nowrap tabular-nums">
            {progressText}
          </span>
        </div>
      )}
      <span className="self-start max-md:self-stretch max-md:[&_button]:min-h-11 max-md:[&_button]:w-full">
        <Button
          kind={isAgain ? 'secondary' : 'primary-lila'}
          isLoading={go.isPending || go.isSuccess}
          onPress={() => go.mutate(undefined, { onError: (error) => notifyRefusal(error) })}
        >
          {t(answeredCount > 0 ? 'own.survey.next' : 'own.survey.start')}
        </Button>
      </span>
    </section>
  );
}
