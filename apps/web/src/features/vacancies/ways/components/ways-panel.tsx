import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupSure, HowSureButton, HowSurePanel } from '#features/base/fit/components/how-sure.tsx';
import { isFiltered, type MustHavesChoice } from '#features/vacancies/must-haves/model/filter.ts';
import { NotLoadedNotice } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { waysQuery } from '../api.ts';
import { WaysForm } from './ways-form.tsx';

interface WaysPanelProps {
  readonly vacancy: Vacancy;
  readonly mustHaves: MustHavesChoice | undefined;
}

/** The question how to continue when many people are too close to call, with ways and their effects. */
export function WaysPanel({ vacancy, mustHaves }: WaysPanelProps) {
  const { t } = useTranslation('ways');
  const isMust = isFiltered(mustHaves);
  const ways = useQuery(waysQuery(vacancy.id, isMust));
  const [anchor, setAnchor] = useState<HTMLElement>();
  const tiedCount = ways.data?.tied ?? vacancy.next.count;
  return (
    <section aria-labelledby="ways-title" className="flex flex-col gap-3 pt-2">
      <div>
        <h2 id="ways-title" className="text-lg font-semibold text-balance">
          {t('title', { count: tiedCount })}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2 text-second">
          {t('lead')}
          <HowSureButton onPress={setAnchor} />
        </p>
      </div>
      {anchor !== undefined && (
        <HowSurePanel anchor={anchor} onClose={() => setAnchor(undefined)}>
          <GroupSure />
        </HowSurePanel>
      )}
      {ways.isPending && <Skeleton className="h-64 w-full" />}
      {ways.isError && (
        <NotLoadedNotice
          error={ways.error}
          isRetrying={ways.isFetching}
          onRetry={() => void ways.refetch()}
        />
      )}
      {ways.data !== undefined && (
        <WaysForm
          key={`${ways.data.next_version} ${ways.data.draws} ${isMust}`}
          vacancy={vacancy}
          ways={ways.data}
          mustHaves={mustHaves}
        />
      )}
    </section>
  );
}
