import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '#features/workspace/auth/pages/sign-up-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readTarget, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_activation/signup/')({
  staticData: { who: 'everyone' },
  validateSearch: searchReader({ redirectTo: readTarget }),
  loader: () => loadPhrases('auth'),
  component: SignUp,
});

function SignUp() {
  return <SignUpPage target={Route.useSearch().redirectTo} />;
}
