import { monthsSvg } from '@quint/charts/months.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QuerySection } from '#features/workspace/account/components/query-section.tsx';
import { useChartTheme } from '#lib/chart-theme.ts';
import { useDrawnWidth } from '#lib/drawn-width.ts';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Picture } from '#ui/picture.tsx';
import { sumsQuery, type MonthSums } from '../api.ts';

const ASSUMED_WIDTH_PX = 900;
const MONTHS_OF_YEAR = 12;

interface SumsProps {
  readonly sums: readonly MonthSums[];
}

/** `2026-11` as a day in it. */
const dayOf = (month: string) => new Date(`${month}-15T12:00:00Z`);

function MonthsPicture({ sums }: SumsProps) {
  const { t } = useTranslation('platform-orders');
  const format = useFormat();
  const theme = useChartTheme();
  const { host, width } = useDrawnWidth(ASSUMED_WIDTH_PX);
  const idPrefix = `sums-${useId().replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const svg = monthsSvg({
    idPrefix,
    title: t('sums.chart', { count: sums.length }),
    description: sums
      .map(({ month, amount }) =>
        t('sums.describe', { month: format.date(dayOf(month), 'month'), amount: format.euro(amount / 100) }),
      )
      .join('. '),
    months: sums.map(({ month, amount }) => ({
      label: format.date(dayOf(month), 'monthShort'),
      value: amount / 100,
    })),
    format: (value) => format.euro(value),
    width,
    theme,
  });
  return (
    <div ref={host}>
      <Picture svg={svg} />
    </div>
  );
}

interface MoneyFigureProps {
  readonly title: string;
  readonly value: string;
}

function MoneyFigure({ title, value }: MoneyFigureProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-4 shadow-soft">
      <dt className="text-xs text-third">{title}</dt>
      <dd className="text-number font-bold wrap-anywhere tabular-nums">{value}</dd>
    </div>
  );
}

function YearTotals({ sums }: SumsProps) {
  const { t } = useTranslation('platform-orders');
  const format = useFormat();
  const year = sums.slice(-MONTHS_OF_YEAR);
  const sumOf = (key: 'amount' | 'orders' | 'refunded') => year.reduce((sum, month) => sum + month[key], 0);
  return (
    <dl className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <MoneyFigure title={t('sums.year')} value={format.euro(sumOf('amount') / 100)} />
      <MoneyFigure title={t('sums.month')} value={format.euro((sums.at(-1)?.amount ?? 0) / 100)} />
      <MoneyFigure title={t('sums.orders')} value={format.number(sumOf('orders'))} />
      <MoneyFigure title={t('sums.refunded')} value={format.euro(sumOf('refunded') / 100)} />
    </dl>
  );
}

function Months({ sums }: SumsProps) {
  const { t } = useTranslation('platform-orders');
  const format = useFormat();
  const isMobile = useIsMobile();
  const isEmpty = sums.every(({ orders }) => orders === 0);
  return (
    <div className="flex flex-col gap-5">
      <YearTotals sums={sums} />
      <Card title={t('sums.title')}>
        <p className="pb-4 text-pretty text-third">{t(isEmpty ? 'sums.empty' : 'sums.text')}</p>
        {!isEmpty && <MonthsPicture sums={sums} />}
      </Card>
      <Card>
        <DataTable
          caption={t('sums.table')}
          showCaption
          columns={[
            { key: 'month', header: t('sums.columns.month') },
            { key: 'orders', header: t('sums.columns.orders'), align: 'end' },
            { key: 'refunded', header: t('sums.columns.refunded'), align: 'end' },
            { key: 'amount', header: t('sums.columns.amount'), align: 'end' },
          ]}
          rows={sums.toReversed().map(({ month, orders, amount, refunded: refundedAmount }) => ({
            id: month,
            head: format.date(dayOf(month), isMobile ? 'monthShort' : 'month'),
            cells: [format.number(orders), format.euro(refundedAmount / 100), format.euro(amount / 100)],
          }))}
        />
      </Card>
    </div>
  );
}

/** What came in, month by month. */
export function SumsView() {
  return <QuerySection query={useQuery(sumsQuery)}>{(sums) => <Months sums={sums} />}</QuerySection>;
}
