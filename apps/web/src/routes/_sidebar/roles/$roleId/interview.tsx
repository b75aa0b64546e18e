import { createFileRoute, redirect } from '@tanstack/react-router';
import { InterviewPrintPage } from '#features/vacancies/interview-print/pages/interview-print-page.tsx';
import { readInterviewSearch } from '#features/vacancies/interview-print/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

const listIds = (talents: string | undefined) => talents?.split(',') ?? [];

export const Route = createFileRoute('/_sidebar/roles/$roleId/interview')({
  staticData: { who: 'admins' },
  validateSearch: readInterviewSearch,
  beforeLoad: ({ params: { roleId }, search: { talents, version } }) => {
    const [talentId, ...others] = listIds(talents);
    if (talentId !== undefined && others.length === 0 && version === undefined) {
      // The interview of one person has a page of its own.
      throw redirect({
        to: '/roles/$roleId/talents/$talentId/interview',
        params: { roleId, talentId },
        replace: true,
      });
    }
  },
  loader: () => Promise.all([loadPhrases('interview-print'), loadPhrases('interview')]),
  component: InterviewPrint,
});

function InterviewPrint() {
  const { talents, version } = Route.useSearch();
  return (
    <InterviewPrintPage roleId={Route.useParams().roleId} talents={listIds(talents)} version={version} />
  );
}
