import { createFileRoute } from '@tanstack/react-router';
import { CompanyReturnPage } from '#features/auth/pages/company-return-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_activation/auth/sso/callback')({
  staticData: { who: 'everyone' },
  loader: () => loadPhrases('auth'),
  component: CompanyReturn,
});

function CompanyReturn() {
  return <CompanyReturnPage query={window.location.search.slice(1)} />;
}
