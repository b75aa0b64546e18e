import { createRootRoute, Outlet, redirect } from '@tanstack/react-router';
import { redirectFor, ruleOf } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { loadCurrentUser, startSession } from '#lib/session.ts';
import { ToastArea } from '#ui/toast-area.tsx';
import { ErrorPage } from '#features/shell/pages/error-page.tsx';
import { NotFoundPage } from '#features/shell/pages/not-found-page.tsx';

export const Route = createRootRoute({
  beforeLoad: async ({ location, matches }) => {
    await loadPhrases('common');
    // An address without a page is nobody's secret: everybody may read that it leads nowhere.
    if (matches.length < 2 || ruleOf(location.pathname).who === 'everyone') return;
    const user = (await startSession()) ? await loadCurrentUser() : undefined;
    const target = redirectFor(location.pathname, user, location.href);
    if (target !== undefined) throw redirect({ href: target, replace: true });
  },
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
});

function Root() {
  return (
    <>
      <Outlet />
      <ToastArea />
    </>
  );
}
