import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '#features/plans/pages/plans-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/plans')({
  staticData: { who: 'everyone' },
  loader: async () => {
    // Public; signed-in users see which plan is theirs.
    await findPerson().catch(() => undefined);
    await loadPhrases('plans');
  },
  component: PlansPage,
});
