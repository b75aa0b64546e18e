import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '#features/auth/pages/forgot-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/auth/forgot')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: ForgotPage,
});
