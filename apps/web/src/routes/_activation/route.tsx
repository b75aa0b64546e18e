import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ActivationLayout } from '#features/shell/shell/components/activation-layout.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation')({
  staticData: { layout: 'activation' },
  loader: () => loadPhrases('shell'),
  component: Layout,
});

function Layout() {
  return (
    <ActivationLayout>
      <Outlet />
    </ActivationLayout>
  );
}
