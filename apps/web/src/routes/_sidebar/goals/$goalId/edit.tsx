import { createFileRoute } from '@tanstack/react-router';
import { EditGoalPage } from '#features/groups/goals/pages/edit-goal-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/goals/$goalId/edit')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('goals', 'records'),
  component: EditGoal,
});

function EditGoal() {
  return <EditGoalPage {...Route.useParams()} />;
}
