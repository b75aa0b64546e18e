import { createFileRoute } from '@tanstack/react-router';
import { isTest } from '#features/workspace/auth/company/api.ts';
import { CompanyReturnPage } from '#features/workspace/auth/pages/company-return-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_activation/auth/sso/callback')({
  staticData: { who: 'everyone' },
  loader: async () => {
    // A test ends in the language of the administrator; without a session in that of the browser.
    if (isTest(window.location.search)) await findPerson().catch(() => undefined);
    await loadPhrases('auth');
  },
  component: CompanyReturn,
});

function CompanyReturn() {
  return <CompanyReturnPage query={window.location.search.slice(1)} />;
}
