import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationPage } from '#features/auth/pages/confirmation-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/email-confirmation')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: ConfirmationPage,
});
