import { ReceiptText } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderColumns } from '#features/billing/billing/components/order-columns.tsx';
import { useOrderTitle } from '#features/billing/billing/components/order-labels.tsx';
import { ListPage } from '#features/base/records/components/list-page.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { platformOrderPages, type PlatformOrder } from '../api.ts';
import type { OrdersView } from '../search.ts';
import { OrderFilters } from './order-filters.tsx';

function formatNote(order: PlatformOrder, isMobile: boolean): string {
  return isMobile ? (order.organization?.name ?? '') : order.number;
}

function useColumns(): readonly TableColumn<PlatformOrder>[] {
  const { t } = useTranslation('platform-orders');
  const columns = useOrderColumns({ formatNote, isSortable: true });
  return useMemo(
    () => [
      ...columns.slice(0, 1),
      {
        id: 'workspace',
        hideOnPhone: true,
        header: t('columns.workspace'),
        width: 150,
        grow: 2,
        isSortable: true,
        cell: (order) => <span className="block truncate">{order.organization?.name}</span>,
      },
      ...columns.slice(1, -1),
      {
        id: 'way',
        hideOnPhone: true,
        header: t('columns.way'),
        width: 100,
        isSortable: true,
        cell: (order) => <span className="text-second">{t(`ways.${order.way}`)}</span>,
      },
      ...columns.slice(-1),
    ],
    [t, columns],
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
  const { status, kind, way, workspace } = view;
  return (
    <ListPage
      isPart
      title={t('title')}
      pageQuery={platformOrderPages}
      columns={useColumns()}
      rowName={(order) => `${titleOf(order)}, ${order.number}`}
      labels={{ list: t('list'), search: t('search') }}
      view={view}
      onView={onView}
      filter={{
        control: <OrderFilters view={view} onView={onView} />,
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
