import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeopleList } from '#features/records/components/people-list.tsx';
import { MissingRecord } from '#features/records/components/missing-record.tsx';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Figure, FigureRow } from '#ui/figure.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { countsQuery, employeesQuery, type Employee } from '../api.ts';
import { TraitDistribution } from '../components/trait-distribution.tsx';

const FIRST_SHOWN = 12;

function Figures() {
  const { t } = useTranslation('organization');
  const withTeams = useCurrentUser().active_workspace?.features['FEATURE_TEAMS'] === true;
  const { data: counts, isError } = useQuery(countsQuery(withTeams));
  const names = ['employees', 'applicants', 'roles', ...(withTeams ? (['teams'] as const) : [])] as const;
  return (
    <FigureRow label={t('overview.figures')}>
      {names.map((name) => (
        <Figure key={name} title={t(`overview.${name}`)} value={counts?.[name]} missing={isError} />
      ))}
    </FigureRow>
  );
}

function EmployeesCard({
  employees,
  organizationId,
}: {
  readonly employees: readonly Employee[];
  readonly organizationId: string;
}) {
  const { t } = useTranslation('organization');
  const [all, setAll] = useState(false);
  const shown = all ? employees : employees.slice(0, FIRST_SHOWN);
  return (
    <Card title={t('overview.employees')}>
      <PeopleList
        people={shown.map(({ id, fullname, latestResult }) => ({
          id,
          name: fullname,
          note: latestResult === null ? t('overview.noResult') : undefined,
          link: {
            to: '/organization/$organizationId/talents/$talentId',
            params: { organizationId, talentId: id },
          } as const,
        }))}
      />
      {!all && employees.length > FIRST_SHOWN && (
        <div className="pt-4">
          <Button kind="secondary" size="sm" onPress={() => setAll(true)}>
            {t('overview.showAll', { count: employees.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The organisation at a glance: counts, and the distribution of the employees' results. */
export function OrganizationPage({ organizationId }: { readonly organizationId: string }) {
  const { t } = useTranslation('organization');
  const { t: common } = useTranslation('common');
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
  if (employees.isPending) return <PageSkeleton label={common('state.loading')} />;
  if (employees.data === undefined) {
    return <MissingRecord error={employees.error} onRetry={() => void employees.refetch()} />;
  }
  return (
    <>
      <PageHeader title={workspace.name} lead={t('overview.lead')} />
      <div className="flex flex-col gap-5">
        <Figures />
        {employees.data.length === 0 ? (
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
            <TraitDistribution results={employees.data.flatMap(({ latestResult }) => latestResult ?? [])} />
            <EmployeesCard employees={employees.data} organizationId={organizationId} />
          </div>
        )}
      </div>
    </>
  );
}
