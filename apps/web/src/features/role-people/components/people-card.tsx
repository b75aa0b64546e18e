import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FIT_VIEWS, roleFitCountQuery, roleFitsQuery, type FitView } from '../api.ts';
import { usePeopleOfFits } from '../use-people-of-fits.ts';
import { BoardLead } from './board-lead.tsx';
import { FitBoard } from './fit-board.tsx';
import { UnfinishedLine } from './unfinished-line.tsx';

interface PeopleCardProps {
  readonly roleId: string;
  readonly view: FitView;
  readonly onView: (view: FitView) => void;
}

function ViewChoice({ roleId, view, onView }: PeopleCardProps) {
  const { t } = useTranslation('role-people');
  const considered = useQuery(roleFitCountQuery(roleId, 'considered')).data?.meta.total;
  const all = useQuery(roleFitCountQuery(roleId, 'all')).data?.meta.total;
  const counts = { considered, all };
  return (
    <Segmented
      label={t('view.label')}
      size="sm"
      options={FIT_VIEWS.map((value) => ({
        value,
        label: t(`view.${value}`, { count: counts[value] ?? 0 }),
      }))}
      value={view}
      onChange={onView}
    />
  );
}

function NobodyHere({ roleId, view, onView }: PeopleCardProps) {
  const { t } = useTranslation('role-people');
  const all = useQuery(roleFitCountQuery(roleId, 'all')).data?.meta.total ?? 0;
  const isChoosable = view === 'considered' && all > 0;
  return (
    <>
      <EmptyState
        level={3}
        icon={<UserRoundPlus className="size-6" />}
        title={t(isChoosable ? 'empty.considered' : 'empty.finished')}
        text={t(isChoosable ? 'empty.consideredText' : 'empty.finishedText')}
        action={
          isChoosable && (
            <Button kind="secondary" onPress={() => onView('all')}>
              {t('empty.choose', { count: all })}
            </Button>
          )
        }
      />
      <UnfinishedLine roleId={roleId} />
    </>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-3 pt-4">
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} className="h-9 w-full" />
      ))}
    </div>
  );
}

/** The people of a role by fit: one axis, no places. */
export function PeopleCard(props: PeopleCardProps) {
  const { roleId, view } = props;
  const { t } = useTranslation('role-people');
  const answer = useInfiniteQuery(roleFitsQuery(roleId, view));
  const { hasNextPage, isFetching, fetchNextPage } = answer;
  const pages = useMemo(() => (answer.data?.pages ?? []).map(({ data }) => data), [answer.data]);
  const fits = useMemo(() => pages.flat(), [pages]);
  const people = usePeopleOfFits(pages);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const meta = answer.data?.pages[0]?.meta;
  const norm = meta?.norm ?? null;
  const asksNothing = meta !== undefined && norm === null;
  return (
    <Card title={t('title')} aside={asksNothing ? undefined : <ViewChoice {...props} />}>
      <FitNotice isRecalculating={meta?.state === 'recalculating'} className="pb-2" />
      {asksNothing && (
        <EmptyState
          level={3}
          title={t('open.title')}
          text={t('open.text')}
          action={
            <ButtonLink to="/roles/$roleId/edit" params={{ roleId }} kind="secondary">
              {t('lead.edit')}
            </ButtonLink>
          }
        />
      )}
      {norm !== null && <BoardLead roleId={roleId} norm={norm} broad={fits[0]?.broad ?? false} />}
      {answer.isPending && <Loading />}
      {answer.isError && <NotLoaded level={3} error={answer.error} onRetry={() => void answer.refetch()} />}
      {norm !== null && fits.length === 0 && <NobodyHere {...props} />}
      {norm !== null && fits.length > 0 && (
        <FitBoard
          key={view}
          roleId={roleId}
          fits={fits}
          people={people}
          norm={norm}
          groups={meta?.groups ?? null}
          total={meta?.total ?? fits.length}
          showUnfinished={view === 'considered'}
          onEnd={onEnd}
        />
      )}
    </Card>
  );
}
