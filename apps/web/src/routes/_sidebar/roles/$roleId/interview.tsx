import { createFileRoute } from '@tanstack/react-router';
import { InterviewPage } from '#features/groups/interview/pages/interview-page.tsx';
import { readInterviewSearch } from '#features/groups/interview/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/interview')({
  staticData: { who: 'admins' },
  validateSearch: readInterviewSearch,
  loader: () => loadPhrases('interview'),
  component: Interview,
});

function Interview() {
  const { roleId } = Route.useParams();
  const { talents, version } = Route.useSearch();
  return <InterviewPage roleId={roleId} talents={talents?.split(',') ?? []} version={version} />;
}
