import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowsMissing } from '#features/base/records/components/rows-missing.tsx';
import { ROWS_ON_PAGE } from '#features/base/records/model/row-page.ts';
import { usePages } from '#features/base/records/use-pages.ts';
import { useFormat } from '#lib/format.ts';
import { onDemand } from '#lib/on-demand.tsx';
import { LinesSkeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { orderPages, type OfWorkspace, type OrderRow } from '../api.ts';
import { useOrderColumns } from './order-columns.tsx';
import { useOrderTitle } from './order-labels.tsx';

const OrderDialog = onDemand(async () => (await import('./order-dialog.tsx')).OrderDialog);

/** The orders of the workspace; a row opens its details and actions. */
export function OrdersTable(props: OfWorkspace) {
  const { t } = useTranslation('billing');
  const { t: common } = useTranslation('common');
  const titleOf = useOrderTitle();
  const [openId, setOpenId] = useState<string>();
  const key = `${props.organizationId}/${props.isFrozen}`;
  const list = usePages(key, orderPages(props));
  const rows = useMemo(() => list.pages.flatMap((page) => page.rows), [list.pages]);
  const format = useFormat();
  const formatNote = useCallback(
    (order: OrderRow, isMobile: boolean) =>
      isMobile ? format.date(order.date_created) : (order.note ?? order.number),
    [format],
  );
  const columns = useOrderColumns({ formatNote });
  const open = rows.find(({ id }) => id === openId);
  if (list.isPending) return <LinesSkeleton label={common('state.loading')} />;
  if (list.total === undefined) return <RowsMissing missingRows={list} />;
  return (
    <>
      <RowsMissing missingRows={list} />
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
