import { createFileRoute } from '@tanstack/react-router';
import { loadChart } from '#features/base/report-parts/api.ts';
import { ChartPage } from '#features/base/report-parts/pages/chart-page.tsx';

export const Route = createFileRoute('/_blank/_internal/talents_results/$traits/charts/radar')({
  staticData: { who: 'everyone' },
  loader: ({ params: { traits } }) => loadChart({ chart: 'radar', traits, language: 'en' }),
  component: Radar,
});

function Radar() {
  return <ChartPage chart="radar" traits={Route.useParams().traits} language="en" />;
}
