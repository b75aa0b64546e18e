import { createFileRoute } from '@tanstack/react-router';
import { loadReport } from '#features/base/report-parts/documents/api.ts';
import { ReportPage } from '#features/base/report-parts/pages/report-page.tsx';
import { readReportSearch } from '#features/base/report-parts/search.ts';

export const Route = createFileRoute('/_blank/_internal/teams/$teamId/reports/big5')({
  staticData: { who: 'everyone' },
  validateSearch: readReportSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadReport(addressOf(params.teamId, deps)),
  component: Report,
});

function addressOf(id: string, { language, token }: ReturnType<typeof readReportSearch>) {
  return { path: `teams/${id}/page`, query: { language, token } };
}

function Report() {
  const { teamId } = Route.useParams();
  return <ReportPage address={addressOf(teamId, Route.useSearch())} />;
}
