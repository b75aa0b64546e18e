import { RETENTION_NOTICE_DAYS, RETENTION_RULES } from '@quint/domain/privacy/retention.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RetentionPeriodsTable } from '#features/privacy/components/retention-periods-table.tsx';
import { retentionQuery } from '#features/privacy/retention/api.ts';
import { Card } from '#ui/card.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * How long this workspace keeps people, the reason for keeping them without an end, and all other retention periods.
 */
export function RetentionPeriodsCard() {
  const { t } = useTranslation('works-council');
  const { t: retention } = useTranslation('retention');
  const { data, isPending, refetch } = useQuery(retentionQuery);
  return (
    <Card title={t('keeping.title')}>
      <p className="pb-3 text-pretty text-second">{t('keeping.text', { days: RETENTION_NOTICE_DAYS })}</p>
      {isPending && <Skeleton className="h-48 w-full" />}
      {!isPending && data === undefined && <NotLoaded onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className="flex flex-col gap-5">
          <dl>
            {RETENTION_RULES.map((rule) => (
              <div
                key={rule}
                className="flex items-baseline justify-between gap-4 border-t border-line py-2 first:border-t-0"
              >
                <dt className="min-w-0 text-pretty">{retention(`rule.${rule}`)}</dt>
                <dd className="shrink-0 font-semibold tabular-nums">
                  {data[rule] === null
                    ? retention('never')
                    : retention('lives.months', { count: data[rule] })}
                </dd>
              </div>
            ))}
            <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
              <dt className="min-w-0 text-pretty">
                {retention('ending.title', { days: RETENTION_NOTICE_DAYS })}
              </dt>
              <dd className="shrink-0 font-semibold tabular-nums">
                {t('keeping.people', { count: data.ending.count })}
              </dd>
            </div>
          </dl>
          {data.reason !== null && (
            <p className="text-pretty text-second">{t('keeping.reason', { reason: data.reason })}</p>
          )}
          <RetentionPeriodsTable periods={data.lives} level="h3" />
        </div>
      )}
    </Card>
  );
}
