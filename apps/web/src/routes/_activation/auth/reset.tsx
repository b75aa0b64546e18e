import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '#features/auth/pages/reset-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/auth/reset')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: ResetPage,
});
