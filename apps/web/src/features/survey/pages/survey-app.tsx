import { SURVEY_PATH, SURVEY_REMINDERS_PATH, SURVEY_RESULT_PATH } from '@quint/domain/survey-paths.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SurveyLayout } from '#features/shell/components/survey-layout.tsx';
import { Loading } from '../components/loading.tsx';
import { goTo, useSurveyAddress } from '../location.ts';
import { readSurveySearch } from '../search.ts';
import { SurveyPage } from './survey-page.tsx';

const ResultPage = lazy(async () => {
  const { ResultPage: Page } = await import('./result-page.tsx');
  return { default: Page };
});

const RemindersPage = lazy(async () => {
  const { RemindersPage: Page } = await import('./reminders-page.tsx');
  return { default: Page };
});

/** The survey's own document: the survey, and the result behind it. */
export function SurveyApp() {
  const { t } = useTranslation('survey');
  const { pathname, search } = useSurveyAddress();
  const toSurvey = () => goTo(SURVEY_PATH);
  const isReminders = pathname.startsWith(SURVEY_REMINDERS_PATH);
  if (!isReminders && !pathname.startsWith(SURVEY_RESULT_PATH))
    return <SurveyPage search={readSurveySearch(search)} onGo={goTo} />;
  const loading = (
    <SurveyLayout>
      <Loading text={isReminders ? t('state.loading') : t('result.loading')} />
    </SurveyLayout>
  );
  return (
    <Suspense fallback={loading}>
      {isReminders ? (
        <RemindersPage token={readSurveySearch(search).link?.token ?? ''} onSurvey={toSurvey} />
      ) : (
        <ResultPage onSurvey={toSurvey} />
      )}
    </Suspense>
  );
}
