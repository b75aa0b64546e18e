import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { ErrorPage } from '#features/shell/shell/pages/error-page.tsx';
import { BlankLayout } from '#features/shell/shell/components/blank-layout.tsx';
import { PageLoading } from '#features/shell/shell/pages/page-loading.tsx';
import { TopbarLayout } from '#features/shell/shell/components/topbar-layout.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { layoutOf } from '#lib/page.ts';

export const Route = createFileRoute('/_topbar')({
  staticData: { layout: 'topbar' },
  loader: () => loadPhrases('shell'),
  component: Layout,
  pendingComponent: PageLoading,
  errorComponent: ErrorPage,
});

function Layout() {
  const Frame = useMatches({ select: layoutOf }) === 'blank' ? BlankLayout : TopbarLayout;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
