import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where the server sends somebody who has handed in: on to what came of it. */
export const Route = createFileRoute('/_survey/survey/done')({
  beforeLoad: () => {
    throw redirect({ to: '/survey/result', replace: true });
  },
});
