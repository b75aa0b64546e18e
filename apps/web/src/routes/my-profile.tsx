import { createFileRoute } from '@tanstack/react-router';

/** The path that redirects every signed-in user to their own profile; the guard redirects guests to the login first. */
export const Route = createFileRoute('/my-profile')({ staticData: { who: 'nobody' } });
