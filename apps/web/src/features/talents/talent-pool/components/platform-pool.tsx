import { useInfiniteQuery, useQuery, keepPreviousData } from '@tanstack/react-query';
import { Waves } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PoolAnswer } from '@quint/contract/profile/pool.ts';
import { offeredRolesQuery, type RoleRow } from '#features/roles/roles/api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded, NoMatch } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { platformPoolQuery } from '../api.ts';
import { type PoolSearch, requiresUnlocked, FILTERS, isFiltered } from '../search.ts';
import { PlatformFilters } from './platform-filters.tsx';
import { PlatformList } from './platform-list.tsx';
import { PlatformStrip } from './platform-strip.tsx';

const NO_FILTERS: PoolSearch = Object.fromEntries(FILTERS.map((name) => [name, undefined]));

interface EmptyPoolProps {
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

function NoPoolMatch({ search, onChange }: EmptyPoolProps) {
  const { t } = useTranslation('talent-pool');
  const textKey = requiresUnlocked(search) ? 'platform.noneUnlocked' : 'platform.noMatch';
  return (
    <NoMatch title={t(`${textKey}.title`)} text={t(`${textKey}.text`)} onClear={() => onChange(NO_FILTERS)} />
  );
}

/** The pool is empty, or nobody matches the filters. */
function EmptyPool(props: EmptyPoolProps) {
  const { t } = useTranslation('talent-pool');
  if (isFiltered(props.search)) return <NoPoolMatch {...props} />;
  return (
    <EmptyState
      icon={<Waves aria-hidden="true" className="size-6" />}
      title={t('platform.empty.title')}
      text={t('platform.empty.text')}
    />
  );
}

interface PlatformPoolProps {
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

/** The share of the norm group that fits the role. */
function BaseRate({ meta: { norm }, role }: { readonly meta: PoolAnswer['meta']; readonly role: RoleRow }) {
  const { t } = useTranslation('talent-pool');
  if (norm === null) return null;
  return (
    <p className="text-sm text-second">
      {t('platform.reach', { role: role.name, count: norm.reach.strong })}
    </p>
  );
}

/** People of all workspaces who are open for work, masked. */
export function PlatformPool({ search, onChange }: PlatformPoolProps) {
  const { t } = useTranslation('talent-pool');
  const answer = useInfiniteQuery({ ...platformPoolQuery(search), placeholderData: keepPreviousData });
  const roles = useQuery(offeredRolesQuery).data ?? [];
  const role = roles.find(({ id }) => id === search.role);
  const pages = answer.data?.pages ?? [];
  const meta = pages[0]?.meta;
  const people = pages.flatMap(({ data }) => data);
  const list = () => {
    if (meta === undefined) {
      if (!answer.isError) return <Skeleton className="h-96 w-full" />;
      return <NotLoaded error={answer.error} onRetry={() => void answer.refetch()} />;
    }
    if (people.length === 0) {
      return (
        <Card padding="none">
          <EmptyPool search={search} onChange={onChange} />
        </Card>
      );
    }
    return <PlatformList pages={pages} hasMore={answer.hasNextPage} role={role} />;
  };
  return (
    <div className="flex flex-col gap-4">
      <PlatformStrip hasRole={search.role !== undefined} />
      <PlatformFilters
        search={search}
        onChange={onChange}
        roles={roles}
        isRoleFinder={meta?.is_role_finder === true}
      />
      {list()}
      {answer.hasNextPage && (
        <Button
          kind="secondary"
          isLoading={answer.isFetchingNextPage}
          onPress={() => void answer.fetchNextPage()}
        >
          {t('platform.more')}
        </Button>
      )}
      {meta !== undefined && role !== undefined && people.length > 0 && <BaseRate meta={meta} role={role} />}
    </div>
  );
}
