import { createFileRoute } from '@tanstack/react-router';
import { CreateTeamPage } from '#features/groups/teams/pages/edit-team-page.tsx';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/teams/create')({
  staticData: { who: 'admins' },
  loader: () => loadPhrases('teams', 'records'),
  component: CreateTeamPage,
});
