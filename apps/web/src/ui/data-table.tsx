import type { ReactNode } from 'react';
import { cx } from '#lib/class-names.ts';
import { ScrollBox } from './scroll-box.tsx';

export interface DataColumn {
  readonly key: string;
  readonly header: ReactNode;
  readonly align?: 'start' | 'end' | undefined;
}

export interface DataRow {
  readonly id: string;
  /** The row header. */
  readonly head: ReactNode;
  /** The cells from the second column on; fewer when `instead` replaces them. */
  readonly cells: readonly ReactNode[];
  /** Replaces the missing cells: the reason why there is no value. */
  readonly instead?: ReactNode;
}

interface DataTableProps {
  readonly caption: string;
  readonly showCaption?: boolean | undefined;
  /** The first is the column of row headers. */
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  readonly density?: 'dense' | 'roomy' | undefined;
}

const PADDING = { dense: 'py-2', roomy: 'py-3.5' } as const;

/** A short table of values: the numbers of a chart. It scrolls if it is too wide. */
export function DataTable({
  caption,
  showCaption = false,
  columns,
  rows,
  density = 'dense',
}: DataTableProps) {
  const toCellClass = (index: number) =>
    cx(index > 0 && 'pl-3', columns[index]?.align === 'end' ? 'text-right' : 'text-left');
  return (
    <ScrollBox name={caption}>
      <table className="w-full tabular-nums">
        <caption className={showCaption ? 'pb-2 text-left font-semibold' : 'sr-only'}>{caption}</caption>
        <thead className="text-xs text-third">
          <tr className="border-b border-line align-bottom">
            {columns.map((column, index) => (
              <th key={column.key} scope="col" className={cx('py-2 font-medium', toCellClass(index))}>
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, cells, instead }) => {
            const missingCount = columns.length - 1 - cells.length;
            return (
              <tr key={id} className="border-b border-line-soft last:border-b-0">
                <th scope="row" className={cx('text-left font-medium', PADDING[density])}>
                  {head}
                </th>
                {missingCount > 0 && (
                  <td
                    colSpan={missingCount}
                    className={cx('text-third', PADDING[density], toCellClass(missingCount))}
                  >
                    {instead}
                  </td>
                )}
                {cells.map((cell, index) => {
                  const column = missingCount + 1 + index;
                  return (
                    <td key={columns[column]?.key} className={cx(PADDING[density], toCellClass(column))}>
                      {cell}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}
