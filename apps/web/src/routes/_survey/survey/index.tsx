import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { SurveyPage } from '#features/survey/pages/survey-page.tsx';
import { readSurveySearch, type SurveySearch } from '#features/survey/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_survey/survey/')({
  validateSearch: readSurveySearch,
  loader: () => loadPhrases('survey'),
  component: Survey,
});

function Survey() {
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const show = useCallback(
    (search: SurveySearch, replace: boolean) => void navigate({ search, replace }),
    [navigate],
  );
  return <SurveyPage search={Route.useSearch()} onSearch={show} onLeave={(path) => history.push(path)} />;
}
