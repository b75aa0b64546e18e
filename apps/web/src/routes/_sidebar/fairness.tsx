import { createFileRoute } from '@tanstack/react-router';
import { FairnessPage } from '#features/norms/pages/fairness-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/fairness')({
  staticData: { who: 'oversight' },
  loader: () => loadPhrases('norms', 'documents', 'personality'),
  component: FairnessPage,
});
