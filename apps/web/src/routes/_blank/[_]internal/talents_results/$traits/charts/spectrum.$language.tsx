import { createFileRoute } from '@tanstack/react-router';
import { loadChart } from '#features/base/report-parts/api.ts';
import { ChartPage } from '#features/base/report-parts/pages/chart-page.tsx';

export const Route = createFileRoute('/_blank/_internal/talents_results/$traits/charts/spectrum/$language')({
  staticData: { who: 'everyone' },
  loader: ({ params: { traits, language } }) => loadChart({ chart: 'spectrum', traits, language }),
  component: Spectrum,
});

function Spectrum() {
  const { traits, language } = Route.useParams();
  return <ChartPage chart="spectrum" traits={traits} language={language} />;
}
