import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '#features/workspace/auth/pages/reset-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readTarget, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_activation/auth/reset')({
  staticData: { who: 'everyone' },
  validateSearch: searchReader({ redirectTo: readTarget }),
  loader: () => loadPhrases('auth'),
  component: Reset,
});

function Reset() {
  return <ResetPage target={Route.useSearch().redirectTo} />;
}
