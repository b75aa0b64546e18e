import type { RetentionView } from '@quint/contract/privacy/retention.ts';
import { useTranslation } from 'react-i18next';

const DAYS_OF_MONTH = 30;
const DAYS_OF_YEAR = 365;

interface RetentionPeriodsTableProps {
  readonly periods: RetentionView['lives'];
  readonly level?: 'h3' | 'h4';
}

/** All other retention periods, which are the same in every workspace. */
export function RetentionPeriodsTable({ periods, level: Heading = 'h4' }: RetentionPeriodsTableProps) {
  const { t } = useTranslation('retention');
  const lengthOf = (days: number) => {
    if (days >= DAYS_OF_YEAR) return t('lives.years', { count: Math.floor(days / DAYS_OF_YEAR) });
    if (days % DAYS_OF_MONTH === 0) return t('lives.months', { count: days / DAYS_OF_MONTH });
    return t('lives.days', { count: days });
  };
  return (
    <section className="@container">
      <Heading className="pb-1 font-semibold">{t('lives.title')}</Heading>
      <p className="pb-2 text-pretty text-second">{t('lives.lead')}</p>
      <dl className="grid gap-x-8 @md:grid-cols-2">
        {periods.map(({ life: kind, days }) => (
          <div key={kind} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
            <dt className="min-w-0 text-pretty">{t(`lives.of.${kind}`)}</dt>
            <dd className="shrink-0 text-second tabular-nums">{lengthOf(days)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
