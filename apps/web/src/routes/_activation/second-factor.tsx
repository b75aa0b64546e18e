import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { passkeysQuery, twoFactorQuery } from '#features/workspace/account/api.ts';
import { SecondFactorPage } from '#features/workspace/account/pages/second-factor-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient, reportFault } from '#lib/query.ts';
import { readTarget, searchReader } from '#lib/search-values.ts';
import { findCurrentUser, reloadCurrentUser, useCurrentUser } from '#lib/session.ts';

/** The start page redirects each user to their own. */
const HOME = '/';

const readSearch = searchReader({ redirectTo: readTarget });

export const Route = createFileRoute('/_activation/second-factor')({
  staticData: { who: 'people' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { redirectTo } }) => ({ redirectTo }),
  loader: async ({ deps: { redirectTo } }) => {
    // The page can be left even if the server does not answer.
    await Promise.all([
      queryClient.prefetchQuery(twoFactorQuery),
      queryClient.prefetchQuery(passkeysQuery),
      loadPhrases('second-factor-page', 'auth', 'profile'),
    ]);
    const person = findCurrentUser();
    const isOn =
      queryClient.getQueryData(twoFactorQuery.queryKey)?.enabled === true ||
      (queryClient.getQueryData(passkeysQuery.queryKey) ?? []).length > 0;
    const isAsked = person?.second_factor !== undefined || (person?.role.admin_access === true && !isOn);
    if (!isAsked) throw redirect({ href: redirectTo ?? HOME, replace: true });
  },
  component: SecondFactor,
});

function SecondFactor() {
  const { redirectTo } = Route.useSearch();
  const router = useRouter();
  const { second_factor: lacks } = useCurrentUser();
  const goOn = async () => {
    await reloadCurrentUser();
    router.history.replace(redirectTo ?? HOME);
  };
  return <SecondFactorPage lacks={lacks} onDone={() => void goOn().catch(reportFault)} />;
}
