import { createFileRoute } from '@tanstack/react-router';
import { SignUpOnHoldPage } from '#features/workspace/auth/pages/sign-up-on-hold-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/signup/onhold')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: SignUpOnHoldPage,
});
