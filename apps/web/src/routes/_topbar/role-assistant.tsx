import { createFileRoute } from '@tanstack/react-router';
import { PublicAssistantPage } from '#features/role-creation/pages/public-assistant-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/role-assistant')({
  staticData: { who: 'everyone' },
  loader: async () => {
    // Public; signed-in users read it in their language.
    await findPerson().catch(() => undefined);
    await loadPhrases('role-creation');
  },
  component: PublicAssistantPage,
});
