import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as ModelRow,
  type RowData,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useFormat, type Format } from '#lib/format.ts';
import { useIsMobile } from '#lib/media.ts';
import type { SortValue, TableColumn, TableProps } from './table-types.ts';

const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
});
type Features = typeof features;

function compareValues(left: SortValue, right: SortValue, format: Format): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return format.compare(String(left), String(right));
}

function toDefinition<Row extends RowData>(
  column: TableColumn<Row>,
  format: Format,
): ColumnDef<Features, Row> {
  const { sortValue } = column;
  return {
    id: column.id,
    header: column.header,
    // The model sorts undefined last in both directions.
    accessorFn: (row: Row) => sortValue?.(row) ?? undefined,
    sortUndefined: 'last',
    sortDescFirst: false,
    enableSorting: sortValue !== undefined,
    sortFn: (a, b, id) => compareValues(a.getValue<SortValue>(id), b.getValue<SortValue>(id), format),
  };
}

export interface TableModel<Row extends RowData> {
  readonly rows: readonly ModelRow<Features, Row>[];
  readonly columns: readonly TableColumn<Row>[];
}

/** The sorted rows and the visible columns, from the props of a table. */
export function useTableModel<Row extends RowData>(props: TableProps<Row>): TableModel<Row> {
  const { rows, columns, rowId, sort, pages, hiddenColumns } = props;
  const format = useFormat();
  const definitions = useMemo(() => columns.map((column) => toDefinition(column, format)), [columns, format]);
  const sorting = useMemo(
    () => (sort === undefined ? [] : [{ id: sort.column, desc: sort.descending }]),
    [sort],
  );
  const isPhone = useIsMobile();
  const leftOut = useMemo(
    () => columns.filter((column) => isPhone && column.hideOnPhone === true).map(({ id }) => id),
    [columns, isPhone],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries([...(hiddenColumns ?? []), ...leftOut].map((id) => [id, false])),
    [hiddenColumns, leftOut],
  );
  const table = useTable({
    features,
    columns: definitions,
    // The model only reads its data.
    data: rows as Row[],
    getRowId: rowId,
    manualSorting: pages !== undefined,
    state: { sorting, columnVisibility },
  });
  return {
    rows: table.getRowModel().rows,
    columns: columns.filter((column) => columnVisibility[column.id] !== false),
  };
}
