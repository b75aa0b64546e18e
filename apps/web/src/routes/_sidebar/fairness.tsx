import { createFileRoute } from '@tanstack/react-router';
import { fairnessQuery } from '#features/measures/norms/api.ts';
import { FairnessPage } from '#features/measures/norms/pages/fairness-page.tsx';
import { readFairnessSearch } from '#features/measures/norms/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/fairness')({
  staticData: { who: 'oversight' },
  validateSearch: readFairnessSearch,
  loaderDeps: ({ search: { role } }) => ({ role }),
  loader: async ({ deps }) => {
    void queryClient.prefetchQuery(fairnessQuery(deps.role));
    await loadPhrases('fairness', 'norms', 'documents', 'personality', 'role-ranges');
  },
  component: Fairness,
});

function Fairness() {
  const navigate = Route.useNavigate();
  const { role, outcome } = Route.useSearch();
  return (
    <FairnessPage
      view={{ role, outcome }}
      onView={(view) => void navigate({ search: view, replace: true, resetScroll: false })}
    />
  );
}
