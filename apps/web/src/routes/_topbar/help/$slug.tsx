import { createFileRoute } from '@tanstack/react-router';
import { HelpArticlePage } from '#features/shell/help/pages/help-article-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/help/$slug')({
  staticData: { who: 'everyone' },
  loader: async () => {
    await findPerson().catch(() => undefined);
    await loadPhrases('help', 'articles');
  },
  component: HelpArticlePage,
});
