import { createFileRoute } from '@tanstack/react-router';
import { talentQuery } from '#features/matching/api.ts';
import { PersonPage } from '#features/person/pages/person-page.tsx';
import { readPersonSearch } from '#features/person/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/talents/$talentId/')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPersonSearch,
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(talentQuery(params.talentId));
    await loadPhrases('documents', 'matching', 'people', 'personality', 'record', 'records', 'roles');
  },
  component: Talent,
});

function Talent() {
  const { talentId } = Route.useParams();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PersonPage
      talentId={talentId}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
