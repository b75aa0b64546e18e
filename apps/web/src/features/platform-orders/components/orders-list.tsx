import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderState, useOrderAmount, useOrderTitle } from '#features/billing/components/order-words.tsx';
import { ListPage } from '#features/records/components/list-page.tsx';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import type { TableColumn } from '#ui/table-types.ts';
import { platformOrderPages, type PlatformOrder } from '../api.ts';
import type { OrdersView } from '../search.ts';
import { OrderFilters } from './order-filters.tsx';

function useColumns(): readonly TableColumn<PlatformOrder>[] {
  const { t } = useTranslation('platform-orders');
  const format = useFormat();
  const isMobile = useIsMobile();
  const titleOf = useOrderTitle();
  const amountOf = useOrderAmount();
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('columns.what'),
        width: isMobile ? 170 : 200,
        grow: 3,
        isSortable: true,
        cell: (order) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-semibold">{titleOf(order)}</span>
            <span className="truncate text-xs text-third">
              {isMobile ? `${order.organization?.name ?? ''} · ${amountOf(order)}` : order.number}
            </span>
          </span>
        ),
      },
      {
        id: 'workspace',
        hideOnPhone: true,
        header: t('columns.workspace'),
        width: 150,
        grow: 2,
        isSortable: true,
        cell: (order) => <span className="block truncate">{order.organization?.name}</span>,
      },
      {
        id: 'date',
        hideOnPhone: true,
        header: t('columns.date'),
        width: 120,
        isSortable: true,
        cell: (order) => <span className="text-second">{format.date(order.date_created)}</span>,
      },
      {
        id: 'amount',
        hideOnPhone: true,
        header: t('columns.amount'),
        width: 120,
        align: 'end',
        isSortable: true,
        cell: (order) => <span className="tabular-nums">{amountOf(order)}</span>,
      },
      {
        id: 'way',
        hideOnPhone: true,
        header: t('columns.way'),
        width: 100,
        isSortable: true,
        cell: (order) => <span className="text-second">{t(`ways.${order.way}`)}</span>,
      },
      {
        id: 'state',
        header: t('columns.state'),
        width: isMobile ? 150 : 170,
        isSortable: true,
        cell: (order) => <OrderState order={order} />,
      },
    ],
    [t, format, isMobile, titleOf, amountOf],
  );
}

interface OrdersListProps {
  readonly view: OrdersView;
  readonly onView: (view: OrdersView) => void;
  readonly onOpen: (id: string) => void;
}

/** The orders of all workspaces. */
export function OrdersList({ view, onView, onOpen }: OrdersListProps) {
  const { t } = useTranslation('platform-orders');
  const titleOf = useOrderTitle();
  const first = useQuery(platformOrderPages({ ...view, search: '' }, 0)).data?.rows[0];
  const { status, kind, way, workspace } = view;
  return (
    <ListPage
      isPart
      title={t('title')}
      pageQuery={platformOrderPages}
      columns={useColumns()}
      rowId={({ id }) => id}
      rowName={(order) => `${titleOf(order)}, ${order.number}`}
      words={{ list: t('list'), search: t('search') }}
      view={view}
      onView={onView}
      filter={{
        control: <OrderFilters view={view} onView={onView} workspace={first?.organization?.name} />,
        isUsual: [status, kind, way, workspace].every((value) => value === undefined),
        empty: { title: t('noMatch.title'), text: t('noMatch.text') },
      }}
      onOpen={({ id }) => onOpen(id)}
      empty={{
        icon: <ReceiptText aria-hidden="true" className="size-6" />,
        title: t('empty.title'),
        text: t('empty.text'),
      }}
    />
  );
}
