import { createFileRoute } from '@tanstack/react-router';
import { InterviewPage } from '#features/interview/pages/interview-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/talents/$talentId/interview')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('interview'),
  component: Interview,
});

function Interview() {
  const { roleId, talentId } = Route.useParams();
  return <InterviewPage roleId={roleId} talents={[talentId]} />;
}
