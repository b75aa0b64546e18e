import { createFileRoute } from '@tanstack/react-router';
import { NormsPage } from '#features/measures/norms/pages/norms-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/admin/norms')({
  staticData: { who: 'platform' },
  loader: () => loadPhrases('norms', 'norm-studies', 'personality'),
  component: NormsPage,
});
