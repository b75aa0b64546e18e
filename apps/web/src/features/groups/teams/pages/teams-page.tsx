import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#features/base/records/components/list-page.tsx';
import { teamDistributionQuery } from '#features/measures/distributions/api.ts';
import { Signature } from '#features/measures/distributions/components/signature.tsx';
import {
  missingResults,
  shownDistribution,
  stripsOfCounts,
} from '#features/measures/distributions/model/strips.ts';
import { useFormat } from '#lib/format.ts';
import type { ListViewProps } from '#lib/list-search.ts';
import { useIsMobile } from '#lib/media.ts';
import { ButtonLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { teamPages, type TeamRow } from '../api.ts';

/** A small picture of the distribution of a group; below four results, the number that is missing. */
function TeamSignature({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const { data, isPending } = useQuery(teamDistributionQuery(teamId));
  if (isPending) return <Skeleton className="h-3.5 w-full max-w-80" />;
  if (data === undefined || data === null) {
    return <span className="text-xs text-third">{common('fault.loading')}</span>;
  }
  const count = missingResults(data.results);
  const distribution = shownDistribution(data);
  if (distribution === undefined) {
    return <span className="text-xs text-third">{t('list.missing', { count })}</span>;
  }
  return <Signature strips={stripsOfCounts(distribution)} />;
}

/** The number of members of a group with a result. */
function TeamResults({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation('teams');
  const { t: common } = useTranslation('common');
  const { data } = useQuery(teamDistributionQuery(teamId));
  return (
    <span className="text-xs text-third">
      {data === undefined || data === null ? '\u00a0' : t('results', { count: data.results })}
      {data !== undefined && data !== null && data.doubtful > 0 && (
        <span data-doubt="group" className="block text-partial-text">
          {common('doubt.count', { count: data.doubtful })}
        </span>
      )}
    </span>
  );
}

/** On a phone a group is one column: name, number of results, and their distribution. */
function NarrowCell({ team }: { readonly team: TeamRow }) {
  const { t } = useTranslation('teams');
  return (
    <span className="flex min-w-0 flex-col gap-1.5">
      <span className="flex items-baseline justify-between gap-2">
        <span className="truncate font-semibold">{team.name}</span>
        <span className="shrink-0 text-xs text-third">
          {t('list.members', { count: Number(team.talents_count) })} · <TeamResults teamId={team.id} />
        </span>
      </span>
      <TeamSignature teamId={team.id} />
    </span>
  );
}

function useColumns(): readonly TableColumn<TeamRow>[] {
  const { t } = useTranslation('teams');
  const format = useFormat();
  const isMobile = useIsMobile();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('list.name'),
        width: isMobile ? 280 : 150,
        grow: 3,
        isSortable: true,
        cell: (team) =>
          isMobile ? (
            <NarrowCell team={team} />
          ) : (
            <span className="block truncate font-semibold">{team.name}</span>
          ),
      },
      {
        id: 'members',
        hideOnPhone: true,
        header: t('members'),
        width: 105,
        isSortable: true,
        cell: (team) => (
          <span className="flex flex-col">
            <span>{t('list.members', { count: Number(team.talents_count) })}</span>
            <TeamResults teamId={team.id} />
          </span>
        ),
      },
      {
        id: 'strips',
        hideOnPhone: true,
        header: t('list.strips'),
        width: 350,
        cell: (team) => <TeamSignature teamId={team.id} />,
      },
      {
        id: 'roles',
        hideOnPhone: true,
        header: t('roles'),
        width: 90,
        isSortable: true,
        cell: (team) => t('list.roles', { count: Number(team.roles_count) }),
      },
      {
        id: 'changed',
        hideOnNarrow: true,
        header: t('list.changed'),
        width: 120,
        isSortable: true,
        cell: (team) => <span className="text-third">{format.date(team.date_updated)}</span>,
      },
    ],
    [t, format, isMobile],
  );
}

export function TeamsPage({ view, onView }: ListViewProps) {
  const { t } = useTranslation('teams');
  const navigate = useNavigate();
  return (
    <ListPage
      title={t('title')}
      lead={(count) => t('lead', { count })}
      action={
        <ButtonLink to="/teams/create" kind="primary">
          <Plus aria-hidden="true" className="size-4" />
          {t('create')}
        </ButtonLink>
      }
      bin="teams"
      pageQuery={teamPages}
      columns={useColumns()}
      rowName={(team) => team.name}
      labels={{ list: t('list.label'), search: t('search') }}
      view={view}
      onView={onView}
      onOpen={(team) => void navigate({ to: '/teams/$teamId', params: { teamId: team.id } })}
      empty={{ icon: <Users className="size-6" />, title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
