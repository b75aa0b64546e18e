import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import { useRowRestoration } from '#features/base/records/use-row-restoration.ts';
import { useSearchText } from '#features/base/records/use-search-text.ts';
import { useWorkspaceFeatures } from '#lib/workspace-features.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NoMatch, NotLoaded, NotLoadedNotice } from '#ui/empty-states.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import {
  heldQuery,
  isFiltered,
  readFitIds,
  roleFitCountQuery,
  roleFitsQuery,
  unfinishedQuery,
  type FitFilters,
} from '../api.ts';
import { FIT_VIEWS, type FitView } from '../search.ts';
import { useChoice } from '../use-board.ts';
import { useFitPages } from '../use-fit-pages.ts';
import { BoardLead } from './board-lead.tsx';
import { FitBoard } from './fit-board.tsx';
import { ExcludedLine } from './excluded-line.tsx';
import { PeopleBar } from './people-bar.tsx';
import { UnfinishedLine } from './unfinished-line.tsx';

const HeldLine = lazy(async () => ({ default: (await import('./held-line.tsx')).HeldLine }));
const UnfinishedPeople = lazy(async () => ({
  default: (await import('./unfinished-people.tsx')).UnfinishedPeople,
}));
const FitFilterChips = lazy(async () => ({
  default: (await import('./fit-filters.tsx')).FitFilterChips,
}));

interface PeopleCardProps {
  readonly roleId: string;
  /** The name of the role. */
  readonly name: string;
  readonly view: FitView;
  readonly onView: (view: FitView) => void;
  readonly filters: FitFilters;
  readonly onFilters: (filters: FitFilters) => void;
}

type ViewProps = Pick<PeopleCardProps, 'roleId' | 'view' | 'onView'>;

function ViewChoice({ roleId, view, onView }: ViewProps) {
  const { t } = useTranslation('role-people');
  const consideredCount = useQuery(roleFitCountQuery(roleId, 'considered')).data?.meta.total;
  const all = useQuery(roleFitCountQuery(roleId, 'all')).data?.meta.total;
  const counts = { considered: consideredCount, all };
  return (
    <SegmentedControl
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

interface PeopleProps extends PeopleCardProps {
  readonly fitPages: ReturnType<typeof useFitPages>;
  readonly search: string;
}

/** Those on the axis, then those who have not finished: chosen together, with one bar for both. */
function People({ roleId, name, view, onView, filters, fitPages, search }: PeopleProps) {
  const { meta, norm, fits, people, onEnd } = fitPages;
  const { isTeamsEnabled: hasTeams } = useWorkspaceFeatures();
  const choice = useChoice();
  const scope = view === 'considered' ? { role: roleId } : {};
  const isWhole = norm !== null && view === 'considered' && search === '' && !isFiltered(filters);
  const unfinishedPage = useQuery({ ...unfinishedQuery(roleId, hasTeams), enabled: isWhole }).data;
  const readIds = useCallback(
    (page: number) => readFitIds({ roleId, view, search, filters }, page),
    [roleId, view, search, filters],
  );
  const everybody = useMemo(
    () =>
      new Map([...people, ...(unfinishedPage?.people ?? []).map((person) => [person.id, person] as const)]),
    [people, unfinishedPage],
  );
  const { start } = useRowRestoration('open');
  const [isShown, setShown] = useState(start !== undefined);
  const waitingPage =
    isWhole && unfinishedPage !== undefined && unfinishedPage.total > 0 ? unfinishedPage : undefined;
  const heldPeople = useQuery({ ...heldQuery(scope), enabled: norm !== null }).data ?? [];
  const isWaiting = waitingPage !== undefined || heldPeople.length > 0;
  const line =
    waitingPage === undefined ? undefined : (
      <UnfinishedLine roleId={roleId} unfinishedPage={waitingPage} isShown={isShown} onShow={setShown} />
    );
  return (
    <div>
      {norm !== null && fits.length > 0 && (
        <FitBoard
          name={name}
          readIds={readIds}
          roleId={roleId}
          fits={fits}
          people={people}
          norm={norm}
          groups={meta?.groups ?? null}
          total={meta?.total ?? fits.length}
          choice={choice}
          foot={line}
          onEnd={onEnd}
        />
      )}
      {norm !== null && fits.length === 0 && search === '' && !isFiltered(filters) && (
        <>
          <EmptyBoard roleId={roleId} view={view} onView={onView} isWaiting={isWaiting} />
          {line}
        </>
      )}
      {waitingPage !== undefined && isShown && (
        <Suspense>
          <UnfinishedPeople roleId={roleId} name={name} unfinishedPage={waitingPage} choice={choice} />
        </Suspense>
      )}
      {heldPeople.length > 0 && (
        <Suspense>
          <HeldLine of={scope} />
        </Suspense>
      )}
      {norm !== null && <ExcludedLine of={scope} />}
      <PeopleBar roleId={roleId} choice={choice} people={everybody} fits={fits} />
    </div>
  );
}

function EmptyBoard({ roleId, view, onView, isWaiting }: ViewProps & { readonly isWaiting: boolean }) {
  const { t } = useTranslation('role-people');
  const all = useQuery(roleFitCountQuery(roleId, 'all')).data?.meta.total ?? 0;
  const isChoosable = view === 'considered' && all > 0;
  const why = isWaiting ? 'waiting' : isChoosable ? 'considered' : 'finished';
  return (
    <EmptyState
      level={3}
      icon={<UserRoundPlus className="size-6" />}
      title={t(`empty.${why}`)}
      text={t(`empty.${why}Text`)}
      action={
        isChoosable && (
          <Button kind="secondary" onPress={() => onView('all')}>
            {t('empty.choose', { count: all })}
          </Button>
        )
      }
    />
  );
}

/** Fewer people are in sight together. */
const SEARCHED_FROM = 8;

function PeopleSkeleton() {
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
  const { roleId, view, filters, onFilters } = props;
  const { t } = useTranslation('role-people');
  const { t: records } = useTranslation('records');
  const [search, setSearch] = useState('');
  const [text, setText] = useSearchText(search, setSearch);
  const searchText = search.trim();
  const fitPages = useFitPages(roleFitsQuery(roleId, view, searchText, filters));
  const { answer, meta, norm, fits } = fitPages;
  const hasNoRequirements = meta !== undefined && norm === null;
  const hasFilters = isFiltered(filters);
  const hasSearch = (meta?.total ?? 0) >= SEARCHED_FROM || search !== '' || hasFilters;
  return (
    <Card
      title={t('title')}
      aside={
        !hasNoRequirements && (
          <span className="flex flex-wrap items-center gap-3 max-md:w-full print:hidden">
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
      <FitNotice
        isRecalculating={meta?.state === 'recalculating'}
        norms={fits.map(({ norm: version }) => version)}
        className="pb-2"
      />
      {hasNoRequirements && (
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
      {hasSearch && !hasNoRequirements && (
        <Suspense fallback={<div className="h-13" />}>
          <FitFilterChips filters={filters} onFilters={onFilters} />
        </Suspense>
      )}
      {answer.isPending && <PeopleSkeleton />}
      {answer.isError && fits.length === 0 && (
        <NotLoaded level={3} error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {norm !== null && fits.length === 0 && (searchText !== '' || hasFilters) && (
        <NoMatch
          title={records('noMatch.title')}
          text={searchText === '' ? t('filter.nobody') : records('noMatch.text', { search: searchText })}
          onClear={() => {
            setText('');
            onFilters({});
          }}
        />
      )}
      {answer.data !== undefined && (
        <People
          key={[view, searchText, filters.status, filters.team].join(' ')}
          {...props}
          fitPages={fitPages}
          search={searchText}
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
