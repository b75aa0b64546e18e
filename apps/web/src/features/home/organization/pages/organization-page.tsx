import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { employeesDistributionQuery } from '#features/measures/distributions/api.ts';
import { StripsPicture } from '#features/measures/distributions/components/strips-picture.tsx';
import { ClusterTexts, StripsTable } from '#features/measures/distributions/components/strips-texts.tsx';
import {
  missingResults,
  shownDistribution,
  stripsOfCounts,
} from '#features/measures/distributions/model/strips.ts';
import { PeopleList } from '#features/base/records/components/people-list.tsx';
import { RecordPlaceholder } from '#features/base/records/components/missing-record.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Figure, FigureRow } from '#ui/figure.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { countsQuery, employeesQuery, type Employee } from '../api.ts';

/** The list behind each figure. */
const LISTS = {
  employees: { to: '/talents', search: { status: 'EMPLOYEE' } },
  applicants: { to: '/talents', search: { status: 'APPLICANT,FAVOURITE' } },
  roles: { to: '/roles' },
  teams: { to: '/teams' },
} as const satisfies Readonly<Record<string, LinkProps>>;

function WorkspaceStatistics() {
  const { t } = useTranslation('organization');
  const withTeams = useWorkspaceFeatures().isTeamsEnabled;
  const { data: counts, isError } = useQuery(countsQuery(withTeams));
  const names = ['employees', 'applicants', 'roles', ...(withTeams ? (['teams'] as const) : [])] as const;
  return (
    <FigureRow label={t('overview.figures')}>
      {names.map((name) => (
        <Figure
          key={name}
          title={t(`overview.${name}`)}
          value={counts?.[name]}
          isMissing={isError}
          link={LISTS[name]}
        />
      ))}
    </FigureRow>
  );
}

interface EmployeesCardProps {
  readonly employees: readonly Employee[];
  readonly total: number;
  readonly organizationId: string;
}

function EmployeesCard({ employees, total, organizationId }: EmployeesCardProps) {
  const { t } = useTranslation('organization');
  return (
    <Card title={t('overview.employees')}>
      <PeopleList
        people={employees.map(({ id, fullname, invitation_status: survey }) => ({
          id,
          name: fullname,
          note: survey === 'FINISHED' ? undefined : t('overview.noResult'),
          link: {
            to: '/organization/$organizationId/talents/$talentId',
            params: { organizationId, talentId: id },
          } as const,
        }))}
      />
      {total > employees.length && (
        <div className="pt-4">
          <ButtonLink {...LISTS.employees} kind="secondary" size="sm">
            {t('overview.showAll', { count: total })}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** The distribution of the results of all hired people, without names. */
function DistributionCard() {
  const { t } = useTranslation('records');
  const { t: texts } = useTranslation('organization');
  const { data, isPending, refetch } = useQuery(employeesDistributionQuery);
  if (isPending) return <Skeleton className="h-80 w-full" />;
  const distribution = data && shownDistribution(data);
  const strips = distribution && stripsOfCounts(distribution);
  return (
    <Card title={t('distribution.title')}>
      {data === undefined && <NotLoaded onRetry={() => void refetch()} />}
      {data?.counts === null && (
        <p className="text-pretty text-third">
          {`${t('distribution.few')} ${texts('overview.missing', { count: missingResults(data.results) })}`}
        </p>
      )}
      {data !== undefined && strips !== undefined && (
        <div className="flex flex-col gap-4">
          <p className="text-xs text-pretty text-third">{t('distribution.lead', { count: data.results })}</p>
          <StripsPicture strips={strips} doubtful={data.doubtful} />
          <ClusterTexts strips={strips} />
          <StripsTable strips={strips} />
        </div>
      )}
    </Card>
  );
}

/** The organisation at a glance: counts, and the distribution of the employees' results. */
export function OrganizationPage({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('organization');
  const workspace = useCurrentUser().active_workspace;
  const employees = useQuery(employeesQuery);
  if (workspace?.id !== organizationId) {
    return (
      <EmptyState
        level={1}
        icon={<Building2 aria-hidden="true" className="size-6" />}
        title={t('other.title')}
        text={t('other.text')}
        action={
          workspace !== null && (
            <ButtonLink to="/organization/$organizationId" params={{ organizationId: workspace.id }}>
              {t('other.own', { name: workspace.name })}
            </ButtonLink>
          )
        }
      />
    );
  }
  if (employees.data === undefined) return <RecordPlaceholder queries={[employees]} />;
  return (
    <>
      <PageHeader title={workspace.name} lead={t('overview.lead')} />
      <div className="flex flex-col gap-5">
        <WorkspaceStatistics />
        {employees.data.total === 0 ? (
          <Card>
            <EmptyState
              icon={<Building2 aria-hidden="true" className="size-6" />}
              title={t('overview.emptyTitle')}
              text={t('overview.emptyText')}
              action={
                <ButtonLink to="/talents" kind="primary">
                  {t('overview.toTalents')}
                </ButtonLink>
              }
            />
          </Card>
        ) : (
          <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
            <DistributionCard />
            <EmployeesCard
              employees={employees.data.rows}
              total={employees.data.total}
              organizationId={organizationId}
            />
          </div>
        )}
      </div>
    </>
  );
}
