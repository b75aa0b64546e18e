import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationPage } from '#features/workspace/auth/pages/confirmation-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { readTarget, searchReader } from '#lib/search-values.ts';

export const Route = createFileRoute('/_activation/email-confirmation')({
  staticData: { who: 'everyone' },
  validateSearch: searchReader({ redirectTo: readTarget }),
  loader: () => loadPhrases('auth'),
  component: Confirmation,
});

function Confirmation() {
  return <ConfirmationPage target={Route.useSearch().redirectTo} />;
}
