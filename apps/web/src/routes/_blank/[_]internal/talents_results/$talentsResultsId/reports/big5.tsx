import { createFileRoute } from '@tanstack/react-router';
import { loadReport } from '#features/base/report-parts/documents/api.ts';
import { ReportPage } from '#features/base/report-parts/pages/report-page.tsx';
import { readReportSearch } from '#features/base/report-parts/search.ts';

export const Route = createFileRoute('/_blank/_internal/talents_results/$talentsResultsId/reports/big5')({
  staticData: { who: 'everyone' },
  validateSearch: readReportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadReport(addressOf(params.talentsResultsId, deps)),
  component: Report,
});

function addressOf(resultId: string, query: ReturnType<typeof readReportSearch>) {
  return { path: `talents_results/${resultId}/page`, query };
}

function Report() {
  const { talentsResultsId } = Route.useParams();
  return <ReportPage address={addressOf(talentsResultsId, Route.useSearch())} />;
}
