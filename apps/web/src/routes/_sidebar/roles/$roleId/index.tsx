import { createFileRoute } from '@tanstack/react-router';
import { roleQuery } from '#features/roles/roles/api.ts';
import { vacancyQuery } from '#features/vacancies/people/api.ts';
import { VacancyPage } from '#features/vacancies/people/pages/vacancy-page.tsx';
import { readVacancySearch } from '#features/vacancies/people/search.ts';
import { isHiringManager } from '#lib/guard.ts';
import { loadPhrases } from '#lib/i18n.ts';
import { queryClient } from '#lib/query.ts';
import { findCurrentUser, useCurrentUser } from '#lib/session.ts';

export const Route = createFileRoute('/_sidebar/roles/$roleId/')({
  staticData: { who: 'deciders' },
  validateSearch: readVacancySearch,
  loader: async ({ params }) => {
    // Hiring managers read the vacancy only.
    const user = findCurrentUser();
    if (user !== undefined && !isHiringManager(user))
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
      'deciders',
    );
  },
  component: Role,
});

function Role() {
  const user = useCurrentUser();
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
      isManager={isHiringManager(user)}
      onTab={(next) => go({ tab: next === 'people' ? undefined : next })}
      onStage={(next) => go({ stage: next })}
      onMust={(isMust) => go({ must: isMust ? '1' : undefined })}
    />
  );
}
