import { createFileRoute } from '@tanstack/react-router';
import { ParticipantPage } from '#features/groups/assessments/pages/participant-page.tsx';
import { readPersonSearch } from '#features/talents/person/search.ts';
import { loadPersonPhrases } from '#features/talents/person/model/load-person.ts';

export const Route = createFileRoute('/_sidebar/assessments/$assessmentId/users/$talentId')({
  staticData: { who: 'admins' },
  validateSearch: readPersonSearch,
  // The person is not preloaded, because they may not take part.
  loader: () => loadPersonPhrases('assessments'),
  component: Participant,
});

function Participant() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ParticipantPage
      {...Route.useParams()}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
