import { createFileRoute } from '@tanstack/react-router';
import { ForgotPage } from '#features/workspace/auth/pages/forgot-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readTarget, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_activation/auth/forgot')({
  staticData: { who: 'everyone' },
  validateSearch: searchReader({ redirectTo: readTarget }),
  loader: () => loadPhrases('auth'),
  component: Forgot,
});

function Forgot() {
  return <ForgotPage target={Route.useSearch().redirectTo} />;
}
