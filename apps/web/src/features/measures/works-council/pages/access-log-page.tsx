import type { AccessLine } from '@quint/contract/measures/works-council.ts';
import { ACCESS_KINDS } from '@quint/domain/measures/access-kinds.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePlaceholder } from '#features/base/records/components/page-placeholder.tsx';
import { useFormat } from '#lib/format.ts';
import { serverNow } from '#lib/server-time.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Select } from '#ui/select.tsx';
import { accessQuery, type LogView } from '../api.ts';
import { MoreButton } from '../components/more-button.tsx';
import { monthsSince } from '../model/months.ts';

/** The accesses of one kind by one person on one day. */
function AccessLogLine({ line }: { readonly line: AccessLine }) {
  const { t } = useTranslation('works-council');
  const format = useFormat();
  const who = line.by ?? t(line.by_platform ? 'log.platform' : 'log.nobody');
  const more = line.people - line.records.length;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[200px_1fr_90px]">
      <span className="font-semibold wrap-anywhere">{who}</span>
      <span className="min-w-0">
        <span className="block text-pretty">{t(`log.did.${line.kind}`, { count: line.times })}</span>
        {line.records.length > 0 && (
          <span className="block text-xs text-pretty text-third">
            {t('log.records', { count: line.people })}{' '}
            <span className="wrap-anywhere tabular-nums">{line.records.join(', ')}</span>
            {more > 0 && ` ${t('log.more', { count: more })}`}
          </span>
        )}
        {line.kind !== 'members' &&
          line.kind !== 'settings' &&
          line.kind !== 'platform' &&
          line.lists > 0 && (
            <span className="block text-xs text-third">{t('log.lists', { count: line.lists })}</span>
          )}
      </span>
      <span className="text-xs text-third md:text-end">
        {t('log.last', { time: format.date(line.last, 'time') })}
      </span>
    </li>
  );
}

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
  const log = useInfiniteQuery(accessQuery(view));
  const first = log.data?.pages[0];
  if (log.data === undefined || first === undefined) return <PagePlaceholder query={log} />;
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
