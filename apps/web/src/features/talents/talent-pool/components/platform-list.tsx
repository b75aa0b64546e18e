import type { PoolAnswer } from '@quint/contract/profile/pool.ts';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/base/fit/components/fit-notice.tsx';
import type { RoleRow } from '#features/roles/roles/api.ts';
import { Card } from '#ui/card.tsx';
import { PAGE } from '../api.ts';
import { GRID, GRID_WITH_FIT, PlatformRow } from './platform-row.tsx';

interface PlatformListProps {
  /** The loaded pages, in order. */
  readonly pages: readonly PoolAnswer[];
  /** There are more people than on the loaded pages. */
  readonly hasMore: boolean;
  readonly role: RoleRow | undefined;
}

/** The number of people in a group; unknown if the group may continue on the next page. */
type GroupSize = number | 'unknown' | 'unrated';

/** The rows at which a group starts: people whose fit cannot be told apart, or people without a fit. */
function groupStarts(pages: readonly PoolAnswer[], hasMore: boolean): ReadonlyMap<number, GroupSize> {
  const people = pages.flatMap(({ data }) => data);
  const starts = pages.flatMap(({ meta }, page) => (meta.starts ?? []).map((row) => page * PAGE + row));
  if ((pages[0]?.meta.starts ?? null) === null) return new Map();
  const unratedIndex = people.findIndex(({ fit }) => fit === null);
  const end = unratedIndex === -1 ? people.length : unratedIndex;
  const sizes = new Map<number, GroupSize>();
  for (const [index, start] of starts.entries()) {
    const next = starts[index + 1];
    const isOpen = next === undefined && unratedIndex === -1 && hasMore;
    sizes.set(start, isOpen ? 'unknown' : (next ?? end) - start);
  }
  return unratedIndex === -1 ? sizes : sizes.set(unratedIndex, 'unrated');
}

function GroupHeading({ size }: { readonly size: GroupSize }) {
  const { t } = useTranslation('talent-pool');
  const formatHeading = () => {
    if (size === 'unrated') return t('platform.unrated');
    return size === 'unknown' ? t('platform.openGroup') : t('platform.group', { count: size });
  };
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 border-t border-line bg-canvas px-5 py-2.5 text-sm first:border-t-0">
      <span className="font-semibold">{formatHeading()}</span>
      {size !== 1 && size !== 'unrated' && <span className="text-second">{t('platform.drawn')}</span>}
    </li>
  );
}

function Head({ role }: { readonly role: RoleRow | undefined }) {
  const { t } = useTranslation('talent-pool');
  return (
    <div
      aria-hidden="true"
      className={`border-b border-line px-5 py-2.5 text-sm text-second max-xl:hidden ${role ? GRID_WITH_FIT : GRID}`}
    >
      <span>{t('platform.head.talent')}</span>
      <span className="flex items-center gap-2">
        {t('platform.head.traits')}
        {role !== undefined && (
          <>
            <span className="shape h-3 w-5 rounded-[3px] bg-mute-strong" />
            {t('platform.head.range')}
          </>
        )}
      </span>
      {role !== undefined && <span>{t('platform.head.fit')}</span>}
      <span>{t('platform.head.job')}</span>
      <span />
    </div>
  );
}

/** The people of the platform pool; with a role in groups whose fit cannot be told apart. */
export function PlatformList({ pages, hasMore, role }: PlatformListProps) {
  const { t } = useTranslation('talent-pool');
  const [askedId, setAskedId] = useState<string | null>(null);
  const people = pages.flatMap(({ data }) => data);
  const starts = groupStarts(pages, hasMore);
  return (
    <Card padding="none">
      {role !== undefined && (
        <FitNotice
          isRecalculating={false}
          norms={people.flatMap(({ result }) => result?.norm ?? [])}
          className="px-5 pt-4 pb-2"
        />
      )}
      <Head role={role} />
      <ul aria-label={t('platform.list')}>
        {people.map((person, index) => {
          const group = role === undefined ? undefined : starts.get(index);
          return (
            <Fragment key={person.copy_id ?? person.id}>
              {group !== undefined && <GroupHeading size={group} />}
              <PlatformRow
                person={person}
                role={role}
                isJustOpened={person.copy_id !== null && person.id !== null && person.id === askedId}
                onConfirm={() => setAskedId(person.id)}
              />
            </Fragment>
          );
        })}
      </ul>
    </Card>
  );
}
