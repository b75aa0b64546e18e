import { createFileRoute } from '@tanstack/react-router';
import { EditTeamPage } from '#features/groups/teams/pages/edit-team-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/teams/$teamId/edit')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('teams', 'records'),
  component: EditTeam,
});

function EditTeam() {
  return <EditTeamPage {...Route.useParams()} />;
}
