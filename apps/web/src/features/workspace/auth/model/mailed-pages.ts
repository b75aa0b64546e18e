import { stringifyQuery } from '#lib/search-values.ts';

/** The page for the link of a confirmation mail, which opens `target` after the login. */
export function confirmationPage(target: string | undefined): string {
  return `/email-confirmation${stringifyQuery({ redirectTo: target })}`;
}

/** The page for the link of a password mail, which opens `target`. */
export function resetPage(target: string | undefined): string {
  return `/auth/reset${stringifyQuery({ redirectTo: target })}`;
}
