import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NAVIGATION_AREAS } from '#features/shell/navigation/model/entries.ts';
import { homeOf } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { layoutOf } from '#lib/page.ts';
import { useCurrentUser } from '#lib/session.ts';
import { BlankLayout } from '#features/shell/shell/components/blank-layout.tsx';
import { ErrorPage } from '#features/shell/shell/pages/error-page.tsx';
import { PageLoading } from '#features/shell/shell/pages/page-loading.tsx';
import { SidebarLayout } from '#features/shell/shell/components/sidebar-layout.tsx';

// Most people have a menu.
const TopbarLayout = lazy(async () => ({
  default: (await import('#features/shell/shell/components/topbar-layout.tsx')).TopbarLayout,
}));

export const Route = createFileRoute('/_sidebar')({
  staticData: { layout: 'sidebar' },
  loader: () => loadPhrases(...NAVIGATION_AREAS),
  component: Layout,
  pendingComponent: PageLoading,
  errorComponent: ErrorPage,
});

/** The sidebar; only a plain top bar for people without a menu: hiring managers, and accounts without a workspace. */
function Layout() {
  const isBlank = useMatches({ select: layoutOf }) === 'blank';
  const hasMenu = homeOf(useCurrentUser()) !== '/vacancies';
  if (!isBlank && !hasMenu) {
    return (
      <Suspense fallback={<PageLoading />}>
        <TopbarLayout isPlain>
          <Outlet />
        </TopbarLayout>
      </Suspense>
    );
  }
  const Frame = isBlank ? BlankLayout : SidebarLayout;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
