import { createFileRoute, redirect } from '@tanstack/react-router';
import { legacySurveyPath } from '#features/survey/search.ts';

/** Links of old invitations. */
export const Route = createFileRoute('/_survey/survey/$assessment/$token/$email')({
  beforeLoad: ({ params }) => {
    throw redirect({ href: legacySurveyPath(params), replace: true });
  },
});
