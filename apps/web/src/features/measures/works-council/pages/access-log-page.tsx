import type { AccessLine } from '@quint/contract/measures/works-council.ts';
import { ACCESS_KINDS } from '@quint/domain/measures/access-kinds.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/empty-states.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { accessQuery, type LogView } from '../api.ts';
import { AccessLogLine } from '../components/access-line.tsx';
import { MoreButton } from '../components/more-button.tsx';
import { monthsSince } from '../model/months.ts';

interface AccessLogPageProps {
  readonly view: LogView;
  readonly onView: (view: LogView) => void;
}

interface FiltersProps extends AccessLogPageProps {
  readonly month: string;
  readonly since: string | null;
}

function Filters({ view, onView, month, since }: FiltersProps) {
  const { t } = useTranslation('works-council');
  const format = useFormat();
  const [now] = useState(() => serverNow());
  const months = monthsSince(since ?? month, month, now);
  return (
    <div className="grid gap-4 sm:grid-cols-2 md:max-w-[560px]">
      <Select
        label={t('log.month')}
        options={months.map((value) => ({ value, label: format.date(`${value}-01`, 'month') }))}
        value={month}
        onChange={(value) => onView({ ...view, month: value })}
      />
      <Select
        label={t('log.kind')}
        options={[
          { value: 'all', label: t('log.all') },
          ...ACCESS_KINDS.map((value) => ({ value, label: t(`log.kinds.${value}`) })),
        ]}
        value={view.kind ?? 'all'}
        onChange={(value) => onView({ ...view, kind: value === 'all' ? undefined : value })}
      />
    </div>
  );
}

/** The lines of a day below its date. */
function Day({ day, lines }: { readonly day: string; readonly lines: readonly AccessLine[] }) {
  const format = useFormat();
  return (
    <Card title={format.date(day, 'dayLong')}>
      <ul>
        {lines.map((line) => (
          <AccessLogLine key={line.id} line={line} />
        ))}
      </ul>
    </Card>
  );
}

/** The access log: who opened what, how often and when. Members are named, others have record numbers. */
export function AccessLogPage({ view, onView }: AccessLogPageProps) {
  const { t } = useTranslation('works-council');
  const { t: common } = useTranslation('common');
  const log = useInfiniteQuery(accessQuery(view));
  if (log.isPending) return <PageSkeleton label={common('state.loading')} />;
  const first = log.data?.pages[0];
  if (log.data === undefined || first === undefined) {
    return <NotLoaded level={1} error={log.error} onRetry={() => void log.refetch()} />;
  }
  const { month, since } = first.meta;
  const days = Map.groupBy(
    log.data.pages.flatMap(({ data }) => data),
    ({ day }) => day,
  );
  return (
    <>
      <PageHeader title={t('log.title')} lead={t('log.lead')} />
      <div className="flex flex-col gap-4">
        <Filters view={view} onView={onView} month={month} since={since} />
        {days.size === 0 ? (
          <Card padding="none">
            <EmptyState title={t('log.none')} text={t('log.noneText')} />
          </Card>
        ) : (
          [...days].map(([day, lines]) => <Day key={day} day={day} lines={lines} />)
        )}
        <MoreButton {...log} />
        <p className="max-w-[80ch] text-xs text-pretty text-third">{t('log.note')}</p>
      </div>
    </>
  );
}
