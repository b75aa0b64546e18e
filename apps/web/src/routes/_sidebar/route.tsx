import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { isBlankFor } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { BlankLayout } from '#features/shell/components/blank-layout.tsx';
import { ErrorPage } from '#features/shell/pages/error-page.tsx';
import { PageLoading } from '#features/shell/pages/page-loading.tsx';
import { SidebarLayout } from '#features/shell/components/sidebar-layout.tsx';

export const Route = createFileRoute('/_sidebar')({
  loader: () => loadPhrases('shell'),
  component: Layout,
  pendingComponent: PageLoading,
  errorComponent: ErrorPage,
});

function Layout() {
  const isBlank = useRouterState({
    select: ({ location }) => isBlankFor(location.pathname, location.search),
  });
  const Frame = isBlank ? BlankLayout : SidebarLayout;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
