import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '#features/comparison/pages/compare-page.tsx';
import { readCompareSearch } from '#features/comparison/search.ts';
import { loadPhrases } from '#lib/i18n.ts';

export const Route = createFileRoute('/_sidebar/talents/compare')({
  staticData: { who: 'admins' },
  validateSearch: readCompareSearch,
  loader: () => loadPhrases('comparison', 'people', 'matching', 'records', 'personality'),
  component: Compare,
});

function Compare() {
  const navigate = Route.useNavigate();
  return (
    <ComparePage search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />
  );
}
