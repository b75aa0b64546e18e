import type { CurrentUser } from '@quint/contract/session.ts';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { LoginPage } from '#features/auth/pages/login-page.tsx';
import { homeOf } from '#lib/guard.ts';
import { safeRedirect } from '#lib/safe-redirect.ts';

interface LoginSearch {
  readonly redirectTo?: string;
}

export const Route = createFileRoute('/_split/')({
  validateSearch: (search): LoginSearch => {
    const redirectTo = safeRedirect(search['redirectTo']);
    return redirectTo === undefined ? {} : { redirectTo };
  },
  component: Login,
});

function Login() {
  const { redirectTo } = Route.useSearch();
  const router = useRouter();
  const goOn = (user: CurrentUser) => router.history.push(redirectTo ?? homeOf(user));
  return <LoginPage onSignedIn={goOn} />;
}
