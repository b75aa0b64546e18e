import type { PoolAnswer } from '@quint/contract/profile/pool.ts';
import { useInfiniteQuery, useQuery, keepPreviousData } from '@tanstack/react-query';
import { Waves, Info, LockOpen, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { offeredRolesQuery, type RoleRow } from '#features/roles/roles/api.ts';
import { useCurrentUser } from '#lib/session.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded, NoMatch } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { platformPoolQuery } from '../api.ts';
import { type PoolSearch, requiresUnlocked, FILTERS, isFiltered } from '../search.ts';
import { PlatformFilters } from './platform-filters.tsx';
import { PlatformList } from './platform-list.tsx';

function Part({
  Icon,
  title,
  text,
}: {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0 text-lila-strong" />
      <p className="min-w-0 text-sm">
        <span className="block font-semibold">{title}</span>
        <span className="text-second">{text}</span>
      </p>
    </div>
  );
}

/** Explains how people join the pool, what an insight unlocks, and why nothing can be unlocked, if so. */
function PlatformStrip({ hasRole }: { readonly hasRole: boolean }) {
  const { t } = useTranslation('talent-pool');
  const workspace = useCurrentUser().active_workspace;
  const isCheck = workspace?.is_public_check === true;
  const hides = (workspace?.hides_people ?? 'nobody') !== 'nobody';
  return (
    <>
      <div className="grid gap-x-10 gap-y-3 rounded-md bg-lila-soft px-4.5 py-3.5 md:grid-cols-2">
        <Part
          Icon={UserRound}
          title={t('platform.strip.how')}
          text={t(hasRole ? 'platform.strip.howText' : 'platform.strip.howTextWithoutRole')}
        />
        <Part
          Icon={LockOpen}
          title={t('platform.strip.what')}
          text={t(hides ? 'platform.strip.whatTextHidden' : 'platform.strip.whatText')}
        />
      </div>
      {isCheck && (
        <p className="flex gap-3 rounded-md border border-line bg-surface px-4.5 py-3 text-sm">
          <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-second" />
          {t('platform.check')}
        </p>
      )}
    </>
  );
}

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
