import type { PoolImpression } from '@quint/contract/profile/pool.ts';
import { Eye, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePoolImpressions } from '../use-pool-impressions.ts';

function ImpressionRow({ impression }: { readonly impression: PoolImpression }) {
  const { t } = useTranslation('appearances');
  const format = useFormat();
  const { name, times, date_last: last, date_unlocked: unlockDate } = impression;
  const Icon = unlockDate === null ? Eye : LockOpen;
  return (
    <li className="flex gap-3 border-t border-line py-2.5 first:border-t-0">
      <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-second" />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-second">
          {[
            last === null ? '' : t('shown', { count: times, last: format.date(last) }),
            unlockDate === null ? '' : t('unlocked', { date: format.date(unlockDate) }),
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
    </li>
  );
}

interface ImpressionsListProps {
  readonly impressions: readonly PoolImpression[];
  /** Whether the person can still be found in the pool. */
  readonly isOpen: boolean;
}

/** The workspaces to which the pool showed the own snapshot or unlocked it, and how to leave. */
export function ImpressionsList({ impressions, isOpen }: ImpressionsListProps) {
  const { t } = useTranslation('appearances');
  if (impressions.length === 0) return <p className="text-second">{t('none')}</p>;
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t('title')}>
        {impressions.map((impression) => (
          <ImpressionRow key={impression.workspace_id} impression={impression} />
        ))}
      </ul>
      {isOpen && <p className="text-sm text-third">{t('withdraw')}</p>}
    </div>
  );
}

/** The same for the current workspace, loaded here. Needs the phrases of `appearances`. */
export function PoolImpressions() {
  const impressions = usePoolImpressions();
  if (impressions.data === undefined) {
    return impressions.isError ? (
      <NotLoaded error={impressions.error} onRetry={() => void impressions.refetch()} />
    ) : (
      <Skeleton className="h-20 w-full" />
    );
  }
  return <ImpressionsList impressions={impressions.data} isOpen />;
}
