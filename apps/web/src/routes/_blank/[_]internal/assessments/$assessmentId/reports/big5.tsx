import { createFileRoute } from '@tanstack/react-router';
import { loadReport } from '#features/base/report-parts/documents/api.ts';
import { ReportPage } from '#features/base/report-parts/pages/report-page.tsx';
import { readReportSearch } from '#features/base/report-parts/search.ts';

export const Route = createFileRoute('/_blank/_internal/assessments/$assessmentId/reports/big5')({
  staticData: { who: 'everyone' },
  validateSearch: readReportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadReport(addressOf(params.assessmentId, deps)),
  component: Report,
});

function addressOf(id: string, { language, token }: ReturnType<typeof readReportSearch>) {
  return { path: `assessments/${id}/page`, query: { language, token } };
}

function Report() {
  const { assessmentId } = Route.useParams();
  return <ReportPage address={addressOf(assessmentId, Route.useSearch())} />;
}
