import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowsMissing } from '#features/records/components/rows-missing.tsx';
import { ROWS_ON_PAGE, usePages } from '#features/records/use-pages.ts';
import { useFormat } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import type { TableColumn } from '#ui/table-types.ts';
import { orderPages, type OfWorkspace, type OrderRow } from '../api.ts';
import { OrderState, useOrderAmount, useOrderTitle } from './order-words.tsx';

const OrderDialog = onDemand(async () => (await import('./order-dialog.tsx')).OrderDialog);

function useColumns(): readonly TableColumn<OrderRow>[] {
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
        cell: (order) => (
          <span className="flex min-w-0 flex-col">
            <span className="truncate font-semibold">{titleOf(order)}</span>
            <span className="truncate text-xs text-third">
              {isMobile
                ? `${format.date(order.date_created)} · ${amountOf(order)}`
                : (order.note ?? order.number)}
            </span>
          </span>
        ),
      },
      {
        id: 'date',
        hideOnPhone: true,
        header: t('orders.date'),
        width: 120,
        cell: (order) => <span className="text-second">{format.date(order.date_created)}</span>,
      },
      {
        id: 'amount',
        hideOnPhone: true,
        header: t('orders.amount'),
        width: 110,
        align: 'end',
        cell: (order) => <span className="tabular-nums">{amountOf(order)}</span>,
      },
      {
        id: 'state',
        header: t('orders.state'),
        width: isMobile ? 150 : 170,
        cell: (order) => <OrderState order={order} />,
      },
    ],
    [t, format, isMobile, titleOf, amountOf],
  );
}

/** The orders of the workspace; a row opens what is known about it and what can be done. */
export function OrdersTable(props: OfWorkspace) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const titleOf = useOrderTitle();
  const [openId, setOpenId] = useState<string>();
  const key = `${props.organizationId}/${props.isFrozen}`;
  const list = usePages(key, orderPages(props));
  const rows = useMemo(() => list.pages.flatMap((page) => page.rows), [list.pages]);
  const columns = useColumns();
  const open = rows.find(({ id }) => id === openId);
  if (list.isPending) return <LinesSkeleton label={common('state.loading')} />;
  if (list.total === undefined) return <RowsMissing missing={list} />;
  return (
    <>
      <RowsMissing missing={list} />
      <Table
        label={t('orders.list')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => id}
        rowName={(order) => `${titleOf(order)}, ${order.number}`}
        onOpen={({ id }) => setOpenId(id)}
        pages={{ total: list.total, start: list.first * ROWS_ON_PAGE, key, onRange: list.onRange }}
        hideHeader={list.total === 0}
        maxHeight="420px"
        empty={<p className="p-5 text-third">{t('orders.none')}</p>}
      />
      {open !== undefined && <OrderDialog order={open} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
