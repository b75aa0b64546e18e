import {
  createContext,
  memo,
  useContext,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#lib/class-names.ts';
import { Skeleton } from './skeleton.tsx';
import type { TableColumn } from './table-types.ts';

interface TableRowProps<Row> {
  /** Undefined while it is loading. */
  readonly row: Row | undefined;
  readonly index: number;
  readonly name: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly height: number;
  /** The fixed positions of sticky columns. Keep the array stable between renders. */
  readonly positions: readonly (CSSProperties | undefined)[];
  /** Undefined when rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly inTabOrder: boolean;
  readonly opens: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  readonly onFocus: (index: number) => void;
  readonly onOpen: (index: number) => void;
  readonly onToggle: (index: number, range: boolean) => void;
}

const CurrentRow = createContext(false);

/** Whether a cell is in the keyboard's current row: only the controls of that row are in the tab order. */
export function useIsCurrentRow(): boolean {
  return useContext(CurrentRow);
}

/** A sticky cell covers the outline of its row, so it draws its part of it. */
const STICKY =
  'sticky z-1 bg-inherit group-focus-visible/row:shadow-[inset_0_2px_0_var(--color-focus),inset_0_-2px_0_var(--color-focus)]';

const CONTROL = 'a, button, input, label, [role="button"]';

function isOnControl(event: MouseEvent<HTMLElement>): boolean {
  const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
  return control !== null && event.currentTarget.contains(control);
}

interface RowCheckboxProps {
  readonly name: string;
  readonly isSelected: boolean;
  readonly onToggle: (range: boolean) => void;
}

/** A native check box, which must be cheap while ten thousand rows scroll past. */
function RowCheckbox({ name, isSelected, onToggle }: RowCheckboxProps) {
  const { t } = useTranslation();
  return (
    <label className="grid h-full place-items-center">
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={`${t('table.select')}: ${name}`}
        checked={isSelected}
        onChange={(event) => onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        className="tick-box"
      />
    </label>
  );
}

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { row, index, columns, height, positions, isSelected, inTabOrder, opens } = props;
  const { onKeyDown, onFocus, onOpen, onToggle } = props;
  const isSticky = positions.some((position) => position !== undefined);
  return (
    <tr
      aria-rowindex={index + 2}
      aria-busy={row === undefined}
      data-row={index}
      tabIndex={inTabOrder ? 0 : -1}
      onKeyDown={(event) => onKeyDown(event, index)}
      onFocus={() => onFocus(index)}
      onClick={(event) => {
        if (opens && !isOnControl(event)) onOpen(index);
      }}
      className={cx(
        'group/row text-base -outline-offset-2',
        opens && 'cursor-pointer',
        isSelected === true ? 'bg-selected' : 'bg-surface hover:bg-canvas',
      )}
      style={{ height }}
    >
      {row === undefined && (
        <td
          colSpan={columns.length + (isSelected === undefined ? 0 : 1)}
          className="border-b border-line-soft px-4 py-0"
        >
          <Skeleton className="h-3.5 w-2/5" />
        </td>
      )}
      {row !== undefined && isSelected !== undefined && (
        <td
          className={cx(
            'border-b border-line-soft bg-inherit p-0',
            isSticky && cx(STICKY, 'left-0'),
            isSelected && 'shadow-[inset_3px_0_0_var(--color-lila)]',
          )}
          style={{ height }}
        >
          <RowCheckbox
            name={props.name}
            isSelected={isSelected}
            onToggle={(range) => onToggle(index, range)}
          />
        </td>
      )}
      <CurrentRow value={inTabOrder}>
        {(row === undefined ? [] : columns).map((column, columnIndex) => (
          <td
            key={column.id}
            className={cx(
              'overflow-hidden border-b border-line-soft px-3 py-0',
              column.align === 'end' && 'text-right',
              // The button is as wide as a finger.
              column.hideHeader === true && 'max-md:px-1.5',
              positions[columnIndex] !== undefined && STICKY,
            )}
            style={positions[columnIndex]}
          >
            {row !== undefined && column.cell(row)}
          </td>
        ))}
      </CurrentRow>
    </tr>
  );
}

/** A row; it renders again only when its own data, position or state changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow;
