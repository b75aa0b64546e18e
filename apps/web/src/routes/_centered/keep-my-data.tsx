import { createFileRoute } from '@tanstack/react-router';
import { KeepDataPage } from '#features/privacy/pages/keep-data-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_centered/keep-my-data')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('retention'),
  component: KeepDataPage,
});
