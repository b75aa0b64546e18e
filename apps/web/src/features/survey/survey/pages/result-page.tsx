import { useQuery } from '@tanstack/react-query';
import { FileClock } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#lib/i18n.ts';
import { SurveyLayout } from '../components/survey-layout.tsx';
import { isApiError } from '#lib/api-error.ts';
import { useDocumentTitle } from '#ui/page-header.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useRecordView } from '#lib/use-first-input.ts';
import { surveyResultQuery, surveySessionQuery } from '../api.ts';
import { ClosedNotice } from '../components/closed-notice.tsx';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { LoadingMessage } from '../components/loading.tsx';
import { Notice } from '../components/notice.tsx';
import { ProofForm } from '../components/proof-form.tsx';
import { ResultView } from '../components/result-view.tsx';
import { Unreachable } from '../components/unreachable.tsx';
import { followInvitation } from '../model/survey-language.ts';
import { companyOf } from '../model/variant.ts';

interface ResultPageProps {
  /** Opens the survey: it is not finished yet, or a new one was started. */
  readonly onSurvey: () => void;
}

/** The result of the person's own sheet, for the survey session. */
export function ResultPage({ onSurvey }: ResultPageProps) {
  const { t } = useTranslation('survey');
  useDocumentTitle(t('result.title'));
  const { data, error, isFetching, refetch } = useQuery(surveyResultQuery(currentLanguage()));
  const session = useQuery(surveySessionQuery).data ?? undefined;
  useRecordView(data && '/survey/result/opened');
  const language = session?.language;
  // The survey page does this too, but this page may be opened or reloaded on its own.
  useEffect(() => {
    if (language !== undefined) void followInvitation(language);
  }, [language]);
  return (
    <SurveyLayout workspaceName={companyOf(session)} status={<LanguageSwitch />}>
      {data !== undefined && <ResultView result={data} onStarted={onSurvey} />}
      {data === undefined && error === null && <LoadingMessage text={t('result.loading')} />}
      {data === undefined && error !== null && (
        <Refusal error={error} isRetrying={isFetching} onRetry={() => void refetch()} onSurvey={onSurvey} />
      )}
    </SurveyLayout>
  );
}

interface RefusalProps extends ResultPageProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function Refusal({ error, isRetrying, onRetry, onSurvey }: RefusalProps) {
  const { t } = useTranslation('survey');
  if (isApiError(error, 'survey.no_session')) {
    return (
      <ClosedNotice
        state="no_session"
        session={undefined}
        onResult={onRetry}
        onOpen={onSurvey}
        onEntry={onRetry}
      />
    );
  }
  if (isApiError(error, 'survey.proof_needed')) {
    return <ProofForm why="result" focus={false} onProved={onRetry} />;
  }
  if (!isApiError(error, 'result.not_finished')) {
    return <Unreachable title={t('result.failed')} isRetrying={isRetrying} onRetry={onRetry} />;
  }
  return (
    <Notice
      icon={<FileClock aria-hidden="true" className="size-6" />}
      title={t('result.notFinished')}
      text={t('result.notFinishedText')}
      actions={
        <PlainButton kind="primary-lila" size="lg" onClick={onSurvey}>
          {t('result.toSurvey')}
        </PlainButton>
      }
    />
  );
}
