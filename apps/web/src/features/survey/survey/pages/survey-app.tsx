import {
  MAILS_OFF_PATH,
  OLD_REMINDERS_PATH,
  SURVEY_PATH,
  SURVEY_RESULT_PATH,
} from '@quint/domain/survey/survey-paths.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFrameRefused } from '#lib/frame.ts';
import { LanguageSwitch } from '../components/language-switch.tsx';
import { OwnWindow } from '../components/own-window.tsx';
import { SurveyLayout } from '../components/survey-layout.tsx';
import { LoadingMessage } from '../components/loading.tsx';
import { goTo, useSurveyAddress } from '../use-location.ts';
import { readSurveySearch } from '../search.ts';
import { SurveyPage } from './survey-page.tsx';

const ResultPage = lazy(async () => {
  const { ResultPage: Page } = await import('./result-page.tsx');
  return { default: Page };
});

const MailsOffPage = lazy(async () => {
  const { MailsOffPage: Page } = await import('./mails-off-page.tsx');
  return { default: Page };
});

/** The document of the survey, including the result. */
export function SurveyApp() {
  const { t } = useTranslation('survey');
  const { pathname, search } = useSurveyAddress();
  const [isRefused] = useState(isFrameRefused);
  const toSurvey = () => goTo(SURVEY_PATH);
  if (isRefused) {
    return (
      <SurveyLayout status={<LanguageSwitch />}>
        <OwnWindow />
      </SurveyLayout>
    );
  }
  const isMails = [MAILS_OFF_PATH, OLD_REMINDERS_PATH].some((path) => pathname.startsWith(path));
  if (!isMails && !pathname.startsWith(SURVEY_RESULT_PATH))
    return <SurveyPage search={readSurveySearch(search)} onGo={goTo} />;
  const fallback = (
    <SurveyLayout>
      <LoadingMessage text={isMails ? t('state.loading') : t('result.loading')} />
    </SurveyLayout>
  );
  return (
    <Suspense fallback={fallback}>
      {isMails ? (
        <MailsOffPage token={readSurveySearch(search).link?.token ?? ''} />
      ) : (
        <ResultPage onSurvey={toSurvey} />
      )}
    </Suspense>
  );
}
