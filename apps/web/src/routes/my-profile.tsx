import { createFileRoute, redirect } from '@tanstack/react-router';
import { homeOf } from '#lib/guard.ts';

/** The address that leads everybody signed in to their own place; the guard sends guests to the login first. */
export const Route = createFileRoute('/my-profile')({
  beforeLoad: async () => {
    const { findPerson } = await import('#lib/session.ts');
    const person = await findPerson();
    throw redirect({ href: person === undefined ? '/' : homeOf(person), replace: true });
  },
});
