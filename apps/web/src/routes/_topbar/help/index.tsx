import { createFileRoute } from '@tanstack/react-router';
import { HelpCentrePage } from '#features/shell/help/pages/help-centre-page.tsx';
import { readHelpSearch } from '#features/shell/help/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/help/')({
  staticData: { who: 'everyone' },
  validateSearch: readHelpSearch,
  loader: async () => {
    // Public; signed-in users read it in their language.
    await findPerson().catch(() => undefined);
    await loadPhrases('help', 'articles');
  },
  component: HelpCentrePage,
});
