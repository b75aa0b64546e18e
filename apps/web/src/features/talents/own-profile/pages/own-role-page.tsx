import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { FitPicture, FitSummary } from '#features/talents/person/components/fit-role-card.tsx';
import { RoleProfileCard } from '#features/roles/roles/components/role-profile-card.tsx';
import { MissingRecord } from '#features/base/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { ownFitQuery, ownRoleQuery, ownTalentQuery, type OwnTalent } from '../api.ts';

/** Below the traits, and only where a course is recommended. */
const RecommendedTrainings = lazy(async () => ({
  default: (await import('#features/profile/trainings/components/recommended-trainings.tsx'))
    .RecommendedTrainings,
}));

const ReportsCard = lazy(async () => ({
  default: (await import('#features/base/report-parts/components/reports-card.tsx')).ReportsCard,
}));

interface OwnFitProps {
  readonly roleId: string;
  readonly result: NonNullable<OwnTalent['latestResult']>;
}

/** How the own result fits the role: the figure, its band and interval, and what each trait costs. */
function OwnFit({ roleId, result }: OwnFitProps) {
  const { t } = useTranslation('profile');
  const { t: matching } = useTranslation('matching');
  const answer = useQuery(ownFitQuery(roleId));
  if (answer.data === undefined) {
    return answer.isError ? (
      <NotLoaded error={answer.error} onRetry={() => void answer.refetch()} />
    ) : (
      <Skeleton className="h-96 w-full" />
    );
  }
  const { data: fit, meta } = answer.data;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <FitNotice what="fit" isRecalculating={meta.state === 'recalculating'} />
      <Card title={matching('spectrum.againstRole')}>
        {fit === null ? (
          <p className="text-pretty text-second">{t('own.leftOut')}</p>
        ) : (
          <>
            <FitSummary fit={fit} isOwn />
            {fit.score !== null && <FitPicture fit={fit} result={result} />}
            <p className="pt-4 text-sm text-pretty text-third">{t('own.fitNote')}</p>
          </>
        )}
      </Card>
    </div>
  );
}

/** The own result against a role's ranges, and the role itself. */
export function OwnRolePage({ talentId, roleId }: { readonly talentId: string; readonly roleId: string }) {
  const { t } = useTranslation('profile');
  const { t: matching } = useTranslation('matching');
  const { t: common } = useTranslation('common');
  const talent = useQuery(ownTalentQuery(talentId, false));
  const role = useQuery(ownRoleQuery(roleId));
  if (talent.isPending || role.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (talent.data === undefined || role.data === undefined) {
    const retry = () => void Promise.all([talent.refetch(), role.refetch()]);
    return <MissingRecord error={talent.error ?? role.error} onRetry={retry} />;
  }
  const result = talent.data.latestResult;
  return (
    <>
      <PageHeader
        title={role.data.name}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[
              { label: t('own.title'), link: { to: '/talent-profile/$talentId', params: { talentId } } },
              { label: role.data.name },
            ]}
          />
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {result === null ? (
            <Card title={matching('spectrum.againstRole')}>
              <p className="text-third">{t('own.none.title')}</p>
            </Card>
          ) : (
            <OwnFit roleId={roleId} result={result} />
          )}
          {result !== null && (
            <Suspense fallback={null}>
              <RecommendedTrainings
                talentId={talentId}
                roleId={roleId}
                quality={result.result.quality.verdict}
                isOwn
              />
            </Suspense>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {result !== null && (
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <ReportsCard subjects={[{ kind: 'role', result: result.id, role: roleId }]} />
            </Suspense>
          )}
          <RoleProfileCard role={role.data} />
        </div>
      </div>
    </>
  );
}
