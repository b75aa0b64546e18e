import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '#features/auth/pages/sign-up-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/signup/')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: SignUpPage,
});
