import { createFileRoute } from '@tanstack/react-router';
import { InterviewPage } from '#features/vacancies/interviews/pages/interview-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/talents/$talentId/interview')({
  staticData: { who: 'deciders' },
  loader: () => loadPhrases('interview', 'notes', 'how-sure'),
  component: Interview,
});

function Interview() {
  const { roleId, talentId } = Route.useParams();
  return <InterviewPage key={`${roleId}/${talentId}`} roleId={roleId} talentId={talentId} />;
}
