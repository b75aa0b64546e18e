import { createFileRoute, Navigate } from '@tanstack/react-router';
import { InterviewPrintPage } from '#features/vacancies/interview-print/pages/interview-print-page.tsx';
import { readInterviewSearch } from '#features/vacancies/interview-print/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/interview')({
  staticData: { who: 'admins' },
  validateSearch: readInterviewSearch,
  loader: () => Promise.all([loadPhrases('interview-print'), loadPhrases('interview')]),
  component: InterviewPrint,
});

function InterviewPrint() {
  const { roleId } = Route.useParams();
  const { talents, version } = Route.useSearch();
  const ids = talents?.split(',') ?? [];
  const [talentId] = ids;
  if (talentId !== undefined && ids.length === 1 && version === undefined) {
    // The interview of one person has a page of its own.
    return <Navigate to="/roles/$roleId/talents/$talentId/interview" params={{ roleId, talentId }} replace />;
  }
  return <InterviewPrintPage roleId={roleId} talents={ids} version={version} />;
}
