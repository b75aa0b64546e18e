import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProfileSpectrum } from '#features/matching/components/profile-spectrum.tsx';
import { ProfileTable } from '#features/matching/components/profile-table.tsx';
import { ReportsCard } from '#features/report-parts/components/reports-card.tsx';
import { RoleProfileCard } from '#features/roles/components/role-facts.tsx';
import { RecommendedTrainings } from '#features/trainings/components/recommended.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { ownRoleQuery, ownTalentQuery } from '../api.ts';

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
      <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={matching('spectrum.againstRole')}>
            {result === null ? (
              <p className="text-third">{t('own.none.title')}</p>
            ) : (
              <>
                <ProfileSpectrum
                  traits={result.result.traits}
                  ranges={role.data.attributes}
                  norm={result.result.versions.norm}
                />
                <ProfileTable traits={result.result.traits} ranges={role.data.attributes} />
              </>
            )}
          </Card>
          {result !== null && <RecommendedTrainings talentId={talentId} roleId={roleId} isOwn />}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {result !== null && <ReportsCard subjects={[{ kind: 'role', result: result.id, role: roleId }]} />}
          <RoleProfileCard role={role.data} />
        </div>
      </div>
    </>
  );
}
