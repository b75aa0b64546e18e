import { createFileRoute } from '@tanstack/react-router';
import { SignUpLoadingPage } from '#features/auth/pages/sign-up-loading-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/signup/loading')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: SignUpLoadingPage,
});
