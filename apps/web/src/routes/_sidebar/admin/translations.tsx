import { createFileRoute } from '@tanstack/react-router';
import { textsQuery } from '#features/workspace/translations/api.ts';
import { TextsPage } from '#features/workspace/translations/pages/texts-page.tsx';
import { readTextsSearch } from '#features/workspace/translations/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/admin/translations')({
  staticData: { who: 'platform' },
  validateSearch: readTextsSearch,
  loader: async () => {
    void queryClient.prefetchQuery(textsQuery);
    await loadPhrases('translations', 'records');
  },
  component: Texts,
});

function Texts() {
  const view = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TextsPage
      view={view}
      onView={(next) => void navigate({ search: next, replace: true })}
      onOpen={(selector) => {
        const { text: _text, ...filters } = view;
        void navigate({ search: selector === undefined ? filters : { ...filters, text: selector } });
      }}
    />
  );
}
