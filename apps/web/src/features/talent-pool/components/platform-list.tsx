import type { PoolAnswer, PoolPerson } from '@quint/contract/pool.ts';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FitNotice } from '#features/fit/components/fit-notice.tsx';
import type { RoleRow } from '#features/roles/api.ts';
import { Card } from '#ui/card.tsx';
import { GRID, GRID_WITH_FIT, PlatformRow } from './platform-row.tsx';

interface PlatformListProps {
  readonly people: readonly PoolPerson[];
  readonly meta: PoolAnswer['meta'];
  readonly role: RoleRow | undefined;
}

/** At which rows a group of people begins whom the fit cannot tell apart, and how many it holds. */
function groupStarts({ groups, rated }: PoolAnswer['meta']): ReadonlyMap<number, number | 'unrated'> {
  const starts = new Map<number, number | 'unrated'>();
  let start = 0;
  for (const size of groups ?? []) {
    starts.set(start, size);
    start += size;
  }
  return groups === null ? starts : starts.set(rated, 'unrated');
}

function GroupHeading({ size }: { readonly size: number | 'unrated' }) {
  const { t } = useTranslation('talent-pool');
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 border-t border-line bg-canvas px-5 py-2.5 text-sm first:border-t-0">
      <span className="font-semibold">
        {size === 'unrated' ? t('platform.unrated') : t('platform.group', { count: size })}
      </span>
      {size !== 1 && <span className="text-second">{t('platform.byName')}</span>}
    </li>
  );
}

function Head({ role }: { readonly role: RoleRow | undefined }) {
  const { t } = useTranslation('talent-pool');
  return (
    <div
      aria-hidden="true"
      className={`border-b border-line px-5 py-2.5 text-sm text-second max-md:hidden ${role ? GRID_WITH_FIT : GRID}`}
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

/** The people of the platform pool; with a role in groups that its fit cannot tell apart. */
export function PlatformList({ people, meta, role }: PlatformListProps) {
  const { t } = useTranslation('talent-pool');
  const [askedId, setAskedId] = useState<string | null>(null);
  const starts = groupStarts(meta);
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
