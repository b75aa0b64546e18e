import { createFileRoute } from '@tanstack/react-router';
import { billingQuery } from '#features/workspace/plans/api.ts';
import { PlansPage } from '#features/workspace/plans/pages/plans-page.tsx';
import { isAdmin } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';
import { findPerson } from '#lib/session.ts';

export const Route = createFileRoute('/_topbar/plans')({
  staticData: { who: 'everyone' },
  loader: async () => {
    const phrases = loadPhrases('plans');
    // Public; signed-in administrators see their plan, and the prices for their workspace.
    const person = await findPerson().catch(() => undefined);
    if (person !== undefined && isAdmin(person) && person.active_workspace !== null) {
      // The page reports a failure and shows the prices in any case.
      await queryClient.ensureQueryData(billingQuery).catch(() => undefined);
    }
    await phrases;
  },
  component: PlansPage,
});
