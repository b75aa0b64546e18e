import { createFileRoute } from '@tanstack/react-router';

/** The address that leads everyone signed in to their own place; the guard sends guests to the login first. */
export const Route = createFileRoute('/my-profile')({ staticData: { who: 'nobody' } });
