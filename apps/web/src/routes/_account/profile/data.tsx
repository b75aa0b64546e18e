import { createFileRoute } from '@tanstack/react-router';
import { YourDataPage } from '#features/privacy/pages/your-data-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_account/profile/data')({
  staticData: { who: 'people', whenFrozen: true },
  loader: () => loadPhrases('your-data', 'appearances'),
  component: YourDataPage,
});
