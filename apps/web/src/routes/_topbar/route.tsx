import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ErrorPage } from '#features/shell/pages/error-page.tsx';
import { PageLoading } from '#features/shell/pages/page-loading.tsx';
import { TopbarLayout } from '#features/shell/components/topbar-layout.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar')({
  loader: () => loadPhrases('shell', 'help'),
  component: Layout,
  pendingComponent: PageLoading,
  errorComponent: ErrorPage,
});

function Layout() {
  return (
    <TopbarLayout>
      <Outlet />
    </TopbarLayout>
  );
}
