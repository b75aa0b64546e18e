import { createFileRoute } from '@tanstack/react-router';
import { MaintenancePage } from '#features/shell/shell/pages/maintenance-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_centered/maintenance')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('help'),
  component: MaintenancePage,
});
