import { createFileRoute } from '@tanstack/react-router';
import { ResultPage } from '#features/survey/pages/result-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_survey/survey/result')({
  loader: () => loadPhrases('survey'),
  component: Result,
});

function Result() {
  const navigate = Route.useNavigate();
  return <ResultPage onSurvey={() => void navigate({ to: '/survey' })} />;
}
