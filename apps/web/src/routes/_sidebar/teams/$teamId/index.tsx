import { createFileRoute } from '@tanstack/react-router';
import { TeamPage } from '#features/groups/teams/pages/team-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/teams/$teamId/')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('teams', 'documents', 'records', 'personality', 'people'),
  component: Team,
});

function Team() {
  return <TeamPage {...Route.useParams()} />;
}
