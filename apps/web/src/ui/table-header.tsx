import { ArrowDown, ArrowUp } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { HEADER_HEIGHT_PX, type TableColumn, type TableSort } from './table-types.ts';

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  /** The fixed position of the cell while the list scrolls sideways. */
  readonly position: CSSProperties | undefined;
}

const CELL = 'border-b border-line bg-canvas px-3 text-left font-medium';

function HeaderCell<Row>({ column, sort, onSort, position }: HeaderCellProps<Row>) {
  const active = sort?.column === column.id;
  const isDescending = active && sort.isDescending;
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const label = <span className={column.hideHeader === true ? 'sr-only' : undefined}>{column.header}</span>;
  return (
    <th
      scope="col"
      aria-sort={active ? (isDescending ? 'descending' : 'ascending') : undefined}
      className={cx(
        CELL,
        column.align === 'end' && 'text-right',
        position !== undefined && 'sticky z-1',
        active && 'text-ink',
      )}
      style={position}
    >
      {onSort === undefined || (column.isSortable !== true && column.sortValue === undefined) ? (
        label
      ) : (
        <button
          type="button"
          onClick={() => onSort({ column: column.id, isDescending: active && !isDescending })}
          className="group finger -mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-ink"
        >
          {label}
          <Arrow
            aria-hidden="true"
            className={cx('size-3.5', active ? '' : 'opacity-0 group-hover:opacity-60')}
          />
        </button>
      )}
    </th>
  );
}

interface TableHeaderProps<Row> extends Omit<HeaderCellProps<Row>, 'column' | 'position'> {
  readonly columns: readonly TableColumn<Row>[];
  /** The fixed positions of sticky columns. */
  readonly positions: readonly (CSSProperties | undefined)[];
  readonly selection:
    | { readonly all: boolean; readonly some: boolean; readonly toggleAll: () => void }
    | undefined;
}

/** The header of a table, which stays visible while the rows scroll. */
export function TableHeader<Row>(props: TableHeaderProps<Row>) {
  const { columns, positions, selection, sort, onSort } = props;
  const { t } = useTranslation();
  const isSticky = positions.some((position) => position !== undefined);
  return (
    <thead className="sticky top-0 z-10">
      <tr aria-rowindex={1} className="text-xs text-third" style={{ height: HEADER_HEIGHT_PX }}>
        {selection !== undefined && (
          <th scope="col" className={cx(CELL, 'pr-0 pl-[17px] leading-0', isSticky && 'sticky left-0 z-1')}>
            <input
              type="checkbox"
              aria-label={t('table.selectAll')}
              ref={(box) => {
                if (box !== null) box.indeterminate = selection.some;
              }}
              checked={selection.all}
              onChange={selection.toggleAll}
              className="tick-box finger"
            />
          </th>
        )}
        {columns.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={sort}
            onSort={onSort}
            position={positions[index]}
          />
        ))}
      </tr>
    </thead>
  );
}
