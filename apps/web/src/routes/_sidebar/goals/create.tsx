import { createFileRoute } from '@tanstack/react-router';
import { CreateGoalPage } from '#features/groups/goals/pages/edit-goal-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/goals/create')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('goals', 'records'),
  component: CreateGoalPage,
});
