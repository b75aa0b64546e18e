import { useInfiniteQuery, useQuery, keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PoolAnswer } from '@quint/contract/profile/pool.ts';
import { offeredRolesQuery, type RoleRow } from '#features/roles/roles/api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { platformPoolQuery } from '../api.ts';
import type { PoolSearch } from '../search.ts';
import { EmptyPool } from './empty-pool.tsx';
import { PlatformFilters } from './platform-filters.tsx';
import { PlatformList } from './platform-list.tsx';
import { PlatformStrip } from './platform-strip.tsx';

interface PlatformPoolProps {
  readonly search: PoolSearch;
  readonly onChange: (changes: PoolSearch) => void;
}

/** What the role asks of people in general. */
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
          loading={answer.isFetchingNextPage}
          onPress={() => void answer.fetchNextPage()}
        >
          {t('platform.more')}
        </Button>
      )}
      {meta !== undefined && role !== undefined && people.length > 0 && <BaseRate meta={meta} role={role} />}
    </div>
  );
}
