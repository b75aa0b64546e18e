import { createFileRoute, redirect } from '@tanstack/react-router';

/** The former page of the range editor, which mails and bookmarks may contain. */
export const Route = createFileRoute('/_sidebar/roles/$roleId/edit')({
  staticData: { who: 'admins' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/roles/$roleId', params, search: { tab: 'ranges' }, replace: true });
  },
});
