import { createFileRoute } from '@tanstack/react-router';
import { InterviewPage } from '#features/groups/interview/pages/interview-page.tsx';
import { readSheetSearch } from '#features/groups/interview/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/talents/$talentId/interview')({
  staticData: { who: 'admins' },
  validateSearch: readSheetSearch,
  loader: () => loadPhrases('interview'),
  component: Interview,
});

function Interview() {
  const { roleId, talentId } = Route.useParams();
  return <InterviewPage roleId={roleId} talents={[talentId]} version={Route.useSearch().version} />;
}
