import { createRootRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { redirectFor, ruleOf } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { ToastArea } from '#ui/toast-area.tsx';
import { ErrorPage } from '#features/shell/pages/error-page.tsx';

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    await loadPhrases('common');
    // An address without a page is nobody's secret: everybody may read that it leads nowhere.
    if (matches.length < 2 || ruleOf(location.pathname).who === 'everyone') return;
    // Fetched here, so that pages open to everyone (the survey) do not carry it.
    const { findPerson } = await import('#lib/session.ts');
    const user = await findPerson();
    const target = redirectFor(location.pathname, user, location.href);
    if (target !== undefined) throw redirect({ href: target, replace: true });
  },
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: lazyRouteComponent(
    () => import('#features/shell/pages/not-found-page.tsx'),
    'NotFoundPage',
  ),
});

function Root() {
  return (
    <>
      <Outlet />
      <ToastArea />
    </>
  );
}
