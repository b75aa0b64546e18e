import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import { useSearchText } from '#features/records/use-search-text.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch, NotLoaded, NotLoadedNotice } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FIT_VIEWS, readFitIds, roleFitCountQuery, roleFitsQuery, type FitView } from '../api.ts';
import { useFitPages } from '../use-fit-pages.ts';
import { BoardLead } from './board-lead.tsx';
import { FitBoard } from './fit-board.tsx';
import { UnfinishedLine } from './unfinished-line.tsx';

interface PeopleCardProps {
  readonly roleId: string;
  /** The name of the role. */
  readonly name: string;
  readonly view: FitView;
  readonly onView: (view: FitView) => void;
}

function ViewChoice({ roleId, view, onView }: Omit<PeopleCardProps, 'name'>) {
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

function NobodyHere({ roleId, view, onView }: Omit<PeopleCardProps, 'name'>) {
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

/** Fewer people are in sight together. */
const SEARCHED_FROM = 8;

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
  const { roleId, name, view } = props;
  const { t } = useTranslation('role-people');
  const { t: records } = useTranslation('records');
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const words = search.trim();
  const { answer, meta, norm, fits, people, onEnd } = useFitPages(roleFitsQuery(roleId, view, words));
  const readIds = useCallback((page: number) => readFitIds(roleId, view, words, page), [roleId, view, words]);
  const asksNothing = meta !== undefined && norm === null;
  const hasSearch = (meta?.total ?? 0) >= SEARCHED_FROM || search !== '';
  return (
    <Card
      title={t('title')}
      aside={
        !asksNothing && (
          <span className="flex flex-wrap items-center gap-3 max-md:w-full">
            {hasSearch && (
              <span className="w-full md:w-56">
                <SearchField label={t('search')} value={text} onChange={setText} />
              </span>
            )}
            <ViewChoice {...props} />
          </span>
        )
      }
    >
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
      {answer.isError && fits.length === 0 && (
        <NotLoaded level={3} error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {norm !== null && fits.length === 0 && words === '' && <NobodyHere {...props} />}
      {norm !== null && fits.length === 0 && words !== '' && (
        <NoMatch
          title={records('noMatch.title')}
          text={records('noMatch.text', { search: words })}
          onClear={() => setText('')}
        />
      )}
      {norm !== null && fits.length > 0 && (
        <FitBoard
          key={`${view} ${words}`}
          name={name}
          readIds={readIds}
          roleId={roleId}
          fits={fits}
          people={people}
          norm={norm}
          groups={meta?.groups ?? null}
          total={meta?.total ?? fits.length}
          showUnfinished={view === 'considered' && words === ''}
          onEnd={onEnd}
        />
      )}
      {answer.isFetchNextPageError && (
        <NotLoadedNotice
          error={answer.error}
          isRetrying={answer.isFetchingNextPage}
          onRetry={() => void answer.fetchNextPage()}
        />
      )}
    </Card>
  );
}
