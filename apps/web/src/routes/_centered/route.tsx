import { createFileRoute, Outlet } from '@tanstack/react-router';
import { BlankLayout } from '#features/shell/shell/components/blank-layout.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_centered')({
  staticData: { layout: 'centered' },
  loader: () => loadPhrases('shell'),
  component: Layout,
});

function Layout() {
  return (
    <BlankLayout isCentered>
      <Outlet />
    </BlankLayout>
  );
}
