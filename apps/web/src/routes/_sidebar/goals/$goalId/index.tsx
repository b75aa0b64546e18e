import { createFileRoute } from '@tanstack/react-router';
import { GoalPage } from '#features/groups/goals/pages/goal-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/goals/$goalId/')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('goals', 'records'),
  component: Goal,
});

function Goal() {
  return <GoalPage {...Route.useParams()} />;
}
