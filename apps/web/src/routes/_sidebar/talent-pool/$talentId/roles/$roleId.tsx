import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PoolRoleTalentPage } from '#features/talents/talent-pool/pages/pool-role-talent-page.tsx';
import { loadPersonPhrases } from '#features/talents/person/model/load-person.ts';
import { readPoolPersonSearch } from '#features/talents/talent-pool/search.ts';
import { PageSkeleton } from '#ui/skeleton.tsx';

// Only one of the two pages is loaded.
const PlatformPersonPage = lazy(async () => ({
  default: (await import('#features/talents/talent-pool/pages/platform-person-page.tsx')).PlatformPersonPage,
}));

export const Route = createFileRoute('/_sidebar/talent-pool/$talentId/roles/$roleId')({
  staticData: { who: 'admins', blankForJson: true },
  validateSearch: readPoolPersonSearch,
  loaderDeps: ({ search }) => ({ of: search.of }),
  loader: ({ deps }) =>
    deps.of === 'platform'
      ? loadPersonPhrases('talent-pool', 'job-profile')
      : loadPersonPhrases('talent-pool'),
  component: PoolRoleTalent,
});

function PoolRoleTalent() {
  const { talentId, roleId } = Route.useParams();
  const { tab, of } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { t } = useTranslation('common');
  if (of === 'platform') {
    return (
      <Suspense fallback={<PageSkeleton label={t('state.loading')} />}>
        <PlatformPersonPage
          id={talentId}
          roleId={roleId}
          onRole={(next) =>
            void (next === undefined
              ? navigate({
                  to: '/talent-pool/$talentId',
                  params: { talentId },
                  search: { of },
                  replace: true,
                })
              : navigate({ params: { talentId, roleId: next }, search: { of }, replace: true }))
          }
        />
      </Suspense>
    );
  }
  return (
    <PoolRoleTalentPage
      talentId={talentId}
      roleId={roleId}
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true })}
    />
  );
}
