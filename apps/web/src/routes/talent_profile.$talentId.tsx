import { createFileRoute, redirect } from '@tanstack/react-router';

/** The older spelling of the address. */
export const Route = createFileRoute('/talent_profile/$talentId')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/talent-profile/$talentId', params, replace: true });
  },
});
