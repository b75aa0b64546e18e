import { createFileRoute } from '@tanstack/react-router';
import { loadReport } from '#features/base/report-parts/documents/api.ts';
import { ManualPage } from '#features/base/report-parts/pages/manual-page.tsx';
import { currentLanguage } from '#lib/i18n.ts';

export const Route = createFileRoute('/_topbar/big-five-manual')({
  staticData: { who: 'everyone' },
  loader: () => loadReport({ path: 'manual', query: { language: currentLanguage() } }),
  component: ManualPage,
});
