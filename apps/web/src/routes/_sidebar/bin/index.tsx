import { createFileRoute } from '@tanstack/react-router';
import { binQuery } from '#features/home/bin/api.ts';
import { BinPage } from '#features/home/bin/pages/bin-page.tsx';
import { readBinSearch } from '#features/home/bin/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/bin/')({
  staticData: { who: 'admins' },
  validateSearch: readBinSearch,
  loaderDeps: ({ search: { kind, search = '' } }) => ({ kind, search }),
  loader: async ({ deps }) => {
    void queryClient.prefetchInfiniteQuery(binQuery(deps));
    await loadPhrases('bin', 'records');
  },
  component: Bin,
});

function Bin() {
  const navigate = Route.useNavigate();
  return (
    <BinPage
      view={Route.useLoaderDeps()}
      onView={({ kind, search }) =>
        void navigate({ search: { kind, search: search === '' ? undefined : search }, replace: true })
      }
    />
  );
}
