import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import type { TableColumn } from '#ui/table-types.ts';
import type { OrderRow } from '../api.ts';
import { OrderState, useOrderAmount, useOrderTitle, type NamedSubject } from './order-labels.tsx';

type ListedOrder = NamedSubject & Pick<OrderRow, 'status' | 'way' | 'amount' | 'date_created'>;

interface OrderColumnsOptions<Order> {
  /** The note below the subject of the order; on a phone before the amount. */
  readonly formatNote: (order: Order, isMobile: boolean) => string;
  readonly isSortable?: boolean;
}

/** The columns that every list of orders has: subject, date, amount and state. */
export function useOrderColumns<Order extends ListedOrder>({
  formatNote,
  isSortable = false,
}: OrderColumnsOptions<Order>): readonly TableColumn<Order>[] {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const isMobile = useIsMobile();
  const titleOf = useOrderTitle();
  const amountOf = useOrderAmount();
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('orders.what'),
        width: isMobile ? 170 : 200,
        grow: 3,
        isSortable,
        cell: (order) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-semibold">{titleOf(order)}</span>
            <span className="truncate text-xs text-third">
              {isMobile ? `${formatNote(order, true)} · ${amountOf(order)}` : formatNote(order, false)}
            </span>
          </span>
        ),
      },
      {
        id: 'date',
        hideOnPhone: true,
        header: t('orders.date'),
        width: 120,
        isSortable,
        cell: (order) => <span className="text-second">{format.date(order.date_created)}</span>,
      },
      {
        id: 'amount',
        hideOnPhone: true,
        header: t('orders.amount'),
        width: 120,
        align: 'end',
        isSortable,
        cell: (order) => <span className="tabular-nums">{amountOf(order)}</span>,
      },
      {
        id: 'state',
        header: t('orders.state'),
        width: isMobile ? 150 : 170,
        isSortable,
        cell: (order) => <OrderState order={order} />,
      },
    ],
    [t, format, isMobile, titleOf, amountOf, formatNote, isSortable],
  );
}
