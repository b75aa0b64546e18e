import { createFileRoute } from '@tanstack/react-router';
import { SignUpSentPage } from '#features/workspace/auth/pages/sign-up-sent-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readTarget, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_activation/signup/email-confirmation')({
  staticData: { who: 'everyone' },
  validateSearch: searchReader({ redirectTo: readTarget }),
  loader: () => loadPhrases('auth'),
  component: EmailConfirmation,
});

function EmailConfirmation() {
  return <SignUpSentPage target={Route.useSearch().redirectTo} />;
}
