import { createFileRoute } from '@tanstack/react-router';
import { SignUpLoadingPage } from '#features/workspace/auth/pages/sign-up-loading-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readTarget, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_activation/signup/loading')({
  staticData: { who: 'everyone' },
  validateSearch: searchReader({ redirectTo: readTarget }),
  loader: () => loadPhrases('auth'),
  component: LoadingPage,
});

function LoadingPage() {
  return <SignUpLoadingPage target={Route.useSearch().redirectTo} />;
}
