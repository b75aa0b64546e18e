import { createFileRoute } from '@tanstack/react-router';

import { PublicCheckPage } from '#features/survey/participation/pages/public-check-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_survey/find-your-quint')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('participation'),
  component: PublicCheckPage,
});
