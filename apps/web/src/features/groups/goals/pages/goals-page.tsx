import { useNavigate } from '@tanstack/react-router';
import { Plus, Target } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '#features/base/records/components/list-page.tsx';
import { useFormat } from '#lib/format.ts';
import type { ListViewProps } from '#lib/list-search.ts';
import { useIsMobile } from '#lib/media.ts';
import { ButtonLink } from '#ui/link.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { goalPages, type GoalRow } from '../api.ts';
import { GoalDue, GoalProgress, PriorityBadge } from '../components/progress-cell.tsx';

function teamsOf(goal: GoalRow): string {
  return goal.teams.flatMap(({ teams_id: team }) => team?.name ?? []).join(', ');
}

function useColumns(): readonly TableColumn<GoalRow>[] {
  const { t } = useTranslation('goals');
  const format = useFormat();
  const isMobile = useIsMobile();
  return useMemo(
    () => [
      {
        id: 'objective',
        header: t('objective'),
        width: isMobile ? 190 : 200,
        grow: 3,
        isSortable: true,
        cell: (goal) => <span className="line-clamp-2 font-semibold">{goal.objective}</span>,
      },
      {
        id: 'priority',
        header: t('priority'),
        width: 104,
        isSortable: true,
        cell: (goal) => <PriorityBadge priority={goal.priority} />,
      },
      {
        id: 'progress',
        hideOnPhone: true,
        header: t('progress'),
        width: 146,
        isSortable: true,
        cell: (goal) => <GoalProgress progress={goal.progress} name={goal.objective} />,
      },
      {
        id: 'due',
        hideOnPhone: true,
        header: t('due'),
        width: 124,
        isSortable: true,
        cell: (goal) => <GoalDue goal={goal} />,
      },
      {
        id: 'teams',
        hideOnPhone: true,
        header: t('teams'),
        width: 126,
        cell: (goal) => <span className="block truncate text-second">{teamsOf(goal)}</span>,
      },
      {
        id: 'changed',
        hideOnNarrow: true,
        header: t('list.changed'),
        width: 140,
        isSortable: true,
        cell: (goal) => <span className="text-third">{format.date(goal.date_updated)}</span>,
      },
    ],
    [t, format, isMobile],
  );
}

export function GoalsPage({ view, onView }: ListViewProps) {
  const { t } = useTranslation('goals');
  const navigate = useNavigate();
  return (
    <ListPage
      title={t('title')}
      lead={(count) => t('lead', { count })}
      action={
        <ButtonLink to="/goals/create" kind="primary">
          <Plus aria-hidden="true" className="size-4" />
          {t('create')}
        </ButtonLink>
      }
      bin="goals"
      pageQuery={goalPages}
      columns={useColumns()}
      rowName={(goal) => goal.objective}
      labels={{ list: t('list.label'), search: t('search') }}
      view={view}
      onView={onView}
      onOpen={(goal) => void navigate({ to: '/goals/$goalId', params: { goalId: goal.id } })}
      empty={{ icon: <Target className="size-6" />, title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
