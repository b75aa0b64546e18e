import { stringifyQuery } from '#lib/search-values.ts';

/** The page behind the link of a confirmation mail, which leads on to `target` after the login. */
export function confirmationPage(target: string | undefined): string {
  return `/email-confirmation${stringifyQuery({ redirectTo: target })}`;
}

/** The page behind the link of the mail for a new password, which leads on to `target`. */
export function resetPage(target: string | undefined): string {
  return `/auth/reset${stringifyQuery({ redirectTo: target })}`;
}
