import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { NAVIGATION_AREAS } from '#features/shell/navigation/model/entries.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { layoutOf } from '#lib/page.ts';
import { BlankLayout } from '#features/shell/shell/components/blank-layout.tsx';
import { ErrorPage } from '#features/shell/shell/pages/error-page.tsx';
import { PageLoading } from '#features/shell/shell/pages/page-loading.tsx';
import { SidebarLayout } from '#features/shell/shell/components/sidebar-layout.tsx';

export const Route = createFileRoute('/_sidebar')({
  staticData: { layout: 'sidebar' },
  loader: () => loadPhrases(...NAVIGATION_AREAS),
  component: Layout,
  pendingComponent: PageLoading,
  errorComponent: ErrorPage,
});

function Layout() {
  const Frame = useMatches({ select: layoutOf }) === 'blank' ? BlankLayout : SidebarLayout;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
