import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SidebarLayout } from '#features/shell/shell/components/sidebar-layout.tsx';
import { TopbarLayout } from '#features/shell/shell/components/topbar-layout.tsx';
import { ErrorPage } from '#features/shell/shell/pages/error-page.tsx';
import { PageLoading } from '#features/shell/shell/pages/page-loading.tsx';
import { homeOf } from '#lib/guard.ts';
import { NAVIGATION_AREAS } from '#features/shell/navigation/model/entries.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { useCurrentUser } from '#lib/session.ts';

export const Route = createFileRoute('/_account')({
  staticData: { layout: 'account' },
  loader: () => loadPhrases(...NAVIGATION_AREAS),
  component: Layout,
  pendingComponent: PageLoading,
  errorComponent: ErrorPage,
});

/** The sidebar for users with a menu; only the top bar for talents and in a paused workspace. */
function Layout() {
  const startsInMenu = ['/dashboard', '/works-council'].includes(homeOf(useCurrentUser()));
  const Frame = startsInMenu ? SidebarLayout : TopbarLayout;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
