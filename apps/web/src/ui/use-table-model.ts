import { compareText } from '@quint/domain/base/text-order.ts';
import { useMemo } from 'react';
import { useIsMobile, useIsNarrow } from '#lib/media.ts';
import type { SortValue, TableColumn, TableProps } from './table-types.ts';

function compareValues(left: SortValue, right: SortValue): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return compareText(String(left), String(right));
}

interface TableModel<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
}

/** The visible columns, and the rows, sorted if the sorted column has sort values. */
export function useTableModel<Row>({ rows, columns, sort, hiddenColumns }: TableProps<Row>): TableModel<Row> {
  const isPhone = useIsMobile();
  const isNarrow = useIsNarrow();
  const sortedRows = useMemo(() => {
    const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
    if (sort === undefined || sortValue === undefined) return rows;
    const direction = sort.isDescending ? -1 : 1;
    return rows
      .map((row) => ({ row, value: sortValue(row) ?? null }))
      .sort(({ value: left }, { value: right }) =>
        left === null || right === null
          ? Number(left === null) - Number(right === null)
          : direction * compareValues(left, right),
      )
      .map(({ row }) => row);
  }, [rows, columns, sort]);
  const visible = useMemo(
    () =>
      columns.filter(
        ({ id, hideOnPhone, hideOnNarrow }) =>
          !(isPhone && hideOnPhone === true) &&
          !(isNarrow && hideOnNarrow === true) &&
          hiddenColumns?.includes(id) !== true,
      ),
    [columns, hiddenColumns, isPhone, isNarrow],
  );
  return { rows: sortedRows, columns: visible };
}
