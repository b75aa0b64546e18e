import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { twoFactorQuery } from '#features/account/api.ts';
import { SecondFactorPage } from '#features/account/pages/second-factor-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';
import { readTarget, searchReader } from '#lib/search-values.ts';

/** The start page leads on to where a person's day starts. */
const HOME = '/';

const readSearch = searchReader({ redirectTo: readTarget });

export const Route = createFileRoute('/_activation/second-factor')({
  staticData: { who: 'platform' },
  validateSearch: readSearch,
  loaderDeps: ({ search: { redirectTo } }) => ({ redirectTo }),
  loader: async ({ deps: { redirectTo } }) => {
    // Where the server cannot say, the page still leads on.
    await Promise.all([queryClient.prefetchQuery(twoFactorQuery), loadPhrases('auth', 'profile')]);
    const isOn = queryClient.getQueryData(twoFactorQuery.queryKey)?.enabled === true;
    if (isOn) throw redirect({ href: redirectTo ?? HOME, replace: true });
  },
  component: Ask,
});

function Ask() {
  const { redirectTo } = Route.useSearch();
  const router = useRouter();
  return <SecondFactorPage onDone={() => router.history.replace(redirectTo ?? HOME)} />;
}
