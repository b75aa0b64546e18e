import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { LoginPage } from '#features/workspace/auth/pages/login-page.tsx';
import { afterSignIn } from '#lib/guard.ts';
import { readTarget, readToken, searchReader } from '#lib/search-values.ts';

const readLoginSearch = searchReader({ redirectTo: readTarget, token: readToken });

export const Route = createFileRoute('/_split/')({
  staticData: { who: 'guests' },
  validateSearch: readLoginSearch,
  beforeLoad: ({ search: { token } }) => {
    // API clients that request the mail may use the start page as its target.
    if (token !== undefined)
      throw redirect({ href: `/auth/reset?token=${encodeURIComponent(token)}`, replace: true });
  },
  component: Login,
});

function Login() {
  const { redirectTo } = Route.useSearch();
  const router = useRouter();
  const goOn = (user: CurrentUser) => router.history.push(afterSignIn(user, redirectTo));
  return <LoginPage target={redirectTo} onSignedIn={goOn} />;
}
