import { createFileRoute } from '@tanstack/react-router';
import { TalentsPage } from '#features/talents/pages/talents-page.tsx';
import { readTalentsSearch, toSearch, toView } from '#features/talents/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/talents/')({
  validateSearch: readTalentsSearch,
  loader: () => loadPhrases('talents', 'invitations'),
  component: Talents,
});

function Talents() {
  const view = toView(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <TalentsPage view={view} onView={(next) => void navigate({ search: toSearch(next), replace: true })} />
  );
}
