import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FiveTraitsMotif } from '#features/workspace/auth/components/five-traits-motif.tsx';
import { SplitLayout } from '#features/shell/shell/components/split-layout.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_split')({
  staticData: { layout: 'split' },
  loader: () => loadPhrases('auth'),
  component: Layout,
});

function Layout() {
  const { t } = useTranslation('auth');
  return (
    <SplitLayout
      brand={{
        motif: <FiveTraitsMotif label={t('brand.motif')} />,
        headline: t('brand.headline'),
        text: t('brand.text'),
      }}
    >
      <Outlet />
    </SplitLayout>
  );
}
