import { createFileRoute } from '@tanstack/react-router';
import { SignUpSentPage } from '#features/auth/pages/sign-up-sent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/signup/email-confirmation')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: SignUpSentPage,
});
