import { useMemo } from 'react';
import { useFormat, type Format } from '#lib/format.ts';
import { useIsMobile, useIsNarrow } from '#lib/media.ts';
import type { SortValue, TableColumn, TableProps } from './table-types.ts';

function compareValues(left: SortValue, right: SortValue, format: Format): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return format.compare(String(left), String(right));
}

interface TableModel<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
}

/** The rows, sorted where the column of the sort has a value to sort by, and the visible columns. */
export function useTableModel<Row>({ rows, columns, sort, hiddenColumns }: TableProps<Row>): TableModel<Row> {
  const format = useFormat();
  const isPhone = useIsMobile();
  const isNarrow = useIsNarrow();
  const sorted = useMemo(() => {
    const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
    if (sort === undefined || sortValue === undefined) return rows;
    const direction = sort.descending ? -1 : 1;
    return rows
      .map((row) => ({ row, value: sortValue(row) ?? null }))
      .sort(({ value: left }, { value: right }) =>
        left === null || right === null
          ? Number(left === null) - Number(right === null)
          : direction * compareValues(left, right, format),
      )
      .map(({ row }) => row);
  }, [rows, columns, sort, format]);
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
  return { rows: sorted, columns: visible };
}
