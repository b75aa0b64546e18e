import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#features/base/records/components/facts.tsx';
import { useFormat } from '#lib/format.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { OrderRow } from '../api.ts';
import { OrderState, useOrderAmount, useSeatsText, useVatLabel } from './order-labels.tsx';

type Fact = readonly [string, ReactNode];

function useFacts(order: OrderRow, more: readonly Fact[]): readonly Fact[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const amountOf = useOrderAmount();
  const vat = useVatLabel();
  const seats = useSeatsText();
  const { administrators, members } = order;
  const by = order.user_created?.fullname ?? '';
  return [
    ...more,
    [t('order.sum'), `${amountOf(order)}${order.amount === 0 ? '' : ` ${vat(order)}`}`],
    ...(order.tax === null ? [] : [[t('order.vat'), format.euro(order.tax / 100)] as const]),
    ...(order.amount_refunded === 0
      ? []
      : [[t('order.refunded'), format.euro(order.amount_refunded / 100)] as const]),
    ...(members === null
      ? []
      : [[t('order.seats'), seats({ administrators: administrators ?? 0, members })] as const]),
    [t('order.way'), t(`order.ways.${order.way}`)],
    [t('order.date'), format.date(order.date_created, 'dateTime')],
    ...(by === '' ? [] : [[t('order.by'), by] as const]),
    ...(order.date_paid === null
      ? []
      : [
          [
            t(order.way === 'offer' ? 'order.fulfilledOn' : 'order.paidOn'),
            format.date(order.date_paid, 'dateTime'),
          ] as const,
        ]),
    ...(order.date_ended === null
      ? []
      : [[t('order.endedOn'), format.date(order.date_ended, 'dateTime')] as const]),
  ];
}

/** The items of an order, with the discount of a promotion. */
function Lines({ order }: { readonly order: OrderRow }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const euro = (cents: number) => format.euro(cents / 100);
  const off = order.lines.reduce((sum, { amount }) => sum + amount, 0) - order.amount;
  return (
    <DataTable
      caption={t('order.lines')}
      showCaption
      columns={[
        { key: 'line', header: t('orders.what') },
        { key: 'quantity', header: t('order.quantity'), align: 'end' },
        { key: 'unit', header: t('order.unit'), align: 'end' },
        { key: 'amount', header: t('order.sum'), align: 'end' },
      ]}
      rows={[
        ...order.lines.map(({ key, quantity, unit, amount }) => ({
          id: key,
          head: t(`order.line.${key}`),
          cells: [format.number(quantity), euro(unit), euro(amount)],
        })),
        ...(off > 0 ? [{ id: 'off', head: t('order.off'), cells: ['', '', euro(-off)] }] : []),
      ]}
    />
  );
}

function QuotedText({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="font-semibold">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line text-second">{children}</p>
    </div>
  );
}

interface OrderDetailsProps {
  readonly order: OrderRow;
  /** Facts shown before the others: the workspace, on pages of the platform. */
  readonly more?: readonly Fact[];
  /** The meaning of the state for the reader. */
  readonly meaning: string | undefined;
}

/** Everything about an order. */
export function OrderDetails({ order, more = [], meaning }: OrderDetailsProps) {
  const facts = useFacts(order, more);
  const { t } = useTranslation('billing');
  return (
    <div className="flex flex-col gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <OrderState order={order} />
        <span className="min-w-0 text-pretty text-second empty:hidden">{meaning}</span>
      </p>
      {order.note !== null && order.note !== '' && (
        <QuotedText title={t('order.note')}>{order.note}</QuotedText>
      )}
      {order.message !== null && order.message !== '' && (
        <QuotedText title={t('order.message')}>{order.message}</QuotedText>
      )}
      <Facts facts={facts} />
      {order.lines.length > 0 && <Lines order={order} />}
    </div>
  );
}
