import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPerson, loadPersonPhrases } from '#features/talents/person/model/load-person.ts';
import { PoolTalentPage } from '#features/talents/talent-pool/pages/pool-talent-page.tsx';
import { readPoolPersonSearch } from '#features/talents/talent-pool/search.ts';
import { PageSkeleton } from '#ui/skeleton.tsx';

// Only one of the two pages is loaded.
const PlatformPersonPage = lazy(async () => ({
  default: (await import('#features/talents/talent-pool/pages/platform-person-page.tsx')).PlatformPersonPage,
}));

export const Route = createFileRoute('/_sidebar/talent-pool/$talentId/')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPoolPersonSearch,
  loaderDeps: ({ search }) => ({ of: search.of }),
  loader: ({ params, deps }) =>
    deps.of === 'platform'
      ? loadPersonPhrases('talent-pool', 'job-profile')
      : loadPerson(params.talentId, 'talent-pool'),
  component: PoolTalent,
});

function PoolTalent() {
  const { talentId } = Route.useParams();
  const { tab, of } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { t } = useTranslation('common');
  if (of === 'platform') {
    return (
      <Suspense fallback={<PageSkeleton label={t('state.loading')} />}>
        <PlatformPersonPage
          id={talentId}
          roleId={undefined}
          onRole={(roleId) => {
            if (roleId === undefined) return;
            void navigate({
              to: '/talent-pool/$talentId/roles/$roleId',
              params: { talentId, roleId },
              search: { of },
              replace: true,
            });
          }}
        />
      </Suspense>
    );
  }
  return (
    <PoolTalentPage
      talentId={talentId}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
