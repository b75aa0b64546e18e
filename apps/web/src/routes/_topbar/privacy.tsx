import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#features/shell/legal/pages/privacy-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/privacy')({
  staticData: { who: 'everyone' },
  loader: async () => {
    // Works when the session cannot be loaded, because the page is public; signed-in users keep their language.
    await findPerson().catch(() => undefined);
    await loadPhrases('legal', 'consent');
  },
  component: PrivacyPage,
});
