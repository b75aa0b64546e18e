import type { CSSProperties } from 'react';
import type { TableColumn } from './table-types.ts';

const SELECT_WIDTH_PX = 44;
const DEFAULT_WIDTH_PX = 140;

type SizedColumn = Pick<TableColumn<never>, 'width' | 'grow' | 'sticky'>;

export interface TableWidths {
  readonly select: number;
  readonly columns: readonly number[];
  readonly total: number;
}

/** The widths of the columns in pixels: the minimum of each, plus its share of the remaining width by `grow`. */
export function shareWidth(
  columns: readonly SizedColumn[],
  availableWidth: number,
  selectable: boolean,
): TableWidths {
  const select = selectable ? SELECT_WIDTH_PX : 0;
  const least = columns.map((column) => column.width ?? DEFAULT_WIDTH_PX);
  const shares = columns.map((column) => column.grow ?? 1);
  const minimumWidth = least.reduce((sum, width) => sum + width, select);
  const allShares = shares.reduce((sum, share) => sum + share, 0);
  const spare = allShares === 0 ? 0 : Math.max(availableWidth - minimumWidth, 0) / allShares;
  return {
    select,
    columns: least.map((width, index) => width + spare * (shares[index] ?? 0)),
    total: Math.max(minimumWidth, availableWidth),
  };
}

/** The fixed position of each sticky column, from its side; undefined for the others. */
export function stickyPositions(
  columns: readonly SizedColumn[],
  { select, columns: widths }: TableWidths,
): readonly (CSSProperties | undefined)[] {
  const sum = (from: number, to?: number) => widths.slice(from, to).reduce((all, width) => all + width, 0);
  return columns.map(({ sticky }, index) => {
    if (sticky === 'start') return { left: select + sum(0, index) };
    return sticky === 'end' ? { right: sum(index + 1) } : undefined;
  });
}
