import { createFileRoute, redirect } from '@tanstack/react-router';
import { InterviewPrintPage } from '#features/vacancies/interview-print/pages/interview-print-page.tsx';
import { readInterviewSearch } from '#features/vacancies/interview-print/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/interview')({
  staticData: { who: 'admins' },
  validateSearch: readInterviewSearch,
  beforeLoad({ params, search: { talents = '', version } }) {
    // The interview of one person has a page of its own.
    if (talents === '' || talents.includes(',') || version !== undefined) return;
    const to = '/roles/$roleId/talents/$talentId/interview' as const;
    throw redirect({ to, params: { ...params, talentId: talents }, replace: true });
  },
  loader: () => Promise.all([loadPhrases('interview-print'), loadPhrases('interview')]),
  component: InterviewPrint,
});

function InterviewPrint() {
  const { roleId } = Route.useParams();
  const { talents, version } = Route.useSearch();
  return <InterviewPrintPage roleId={roleId} talents={talents?.split(',') ?? []} version={version} />;
}
