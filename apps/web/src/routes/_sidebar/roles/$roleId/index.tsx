import { createFileRoute } from '@tanstack/react-router';
import { roleQuery } from '#features/roles/roles/api.ts';
import { vacancyQuery } from '#features/vacancies/people/api.ts';
import { VacancyPage } from '#features/vacancies/people/pages/vacancy-page.tsx';
import { readVacancySearch } from '#features/vacancies/people/search.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/')({
  staticData: { who: 'admins' },
  validateSearch: readVacancySearch,
  loader: async ({ params }) => {
    void queryClient.prefetchQuery(roleQuery(params.roleId));
    void queryClient.prefetchQuery(vacancyQuery(params.roleId));
    await loadPhrases(
      'roles',
      'vacancy',
      'how-sure',
      'people',
      'personality',
      'talents',
      'records',
      'role-people',
    );
  },
  component: Role,
});

function Role() {
  const { tab, stage, must } = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (search: Partial<ReturnType<typeof readVacancySearch>>) =>
    void navigate({ search: { tab, stage, must, ...search }, replace: true });
  return (
    <VacancyPage
      roleId={Route.useParams().roleId}
      tab={tab ?? 'people'}
      stage={stage}
      isMust={must === '1'}
      isManager={false}
      onTab={(next) => go({ tab: next === 'people' ? undefined : next })}
      onStage={(next) => go({ stage: next })}
      onMust={(isMust) => go({ must: isMust ? '1' : undefined })}
    />
  );
}
