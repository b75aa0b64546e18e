import { createFileRoute, useRouter } from '@tanstack/react-router';
import type { TalentsView } from '#features/talents/search.ts';
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
  const router = useRouter();
  const show = (next: TalentsView) => {
    // The search is written when the person pauses; somebody already on the way elsewhere is not called back.
    if (router.latestLocation.pathname.replace(/\/$/, '') !== '/talents') return;
    void navigate({ search: toSearch(next), replace: true });
  };
  return <TalentsPage view={view} onView={show} />;
}
