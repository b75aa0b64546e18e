import { createFileRoute, Outlet } from '@tanstack/react-router';
import { loadPhrases } from '#lib/i18n.ts';
import { ErrorPage } from '#features/shell/pages/error-page.tsx';
import { PageLoading } from '#features/shell/pages/page-loading.tsx';
import { SidebarLayout } from '#features/shell/components/sidebar-layout.tsx';

export const Route = createFileRoute('/_sidebar')({
  loader: () => loadPhrases('shell', 'help'),
  component: Layout,
  pendingComponent: PageLoading,
  errorComponent: ErrorPage,
});

function Layout() {
  return (
    <SidebarLayout>
      <Outlet />
    </SidebarLayout>
  );
}
