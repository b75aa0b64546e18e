import { createFileRoute, Outlet, useRouterState } from '@tanstack/react-router';
import { ErrorPage } from '#features/shell/pages/error-page.tsx';
import { BlankLayout } from '#features/shell/components/blank-layout.tsx';
import { PageLoading } from '#features/shell/pages/page-loading.tsx';
import { TopbarLayout } from '#features/shell/components/topbar-layout.tsx';
import { isBlankFor } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar')({
  loader: () => loadPhrases('shell'),
  component: Layout,
  pendingComponent: PageLoading,
  errorComponent: ErrorPage,
});

function Layout() {
  const isBlank = useRouterState({
    select: ({ location }) => isBlankFor(location.pathname, location.search),
  });
  const Frame = isBlank ? BlankLayout : TopbarLayout;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
