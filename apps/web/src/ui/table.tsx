import type { RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { TableHeader } from './table-header.tsx';
import { TableRow } from './table-row.tsx';
import { HEADER_HEIGHT_PX, ROW_HEIGHT, shareWidth, type TableProps } from './table-types.ts';
import { rowKeys } from './row-keys.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useTableModel } from './use-table-model.ts';

const OVERSCAN_ROWS = 12;
const DEFAULT_MAX_HEIGHT = 'max(360px, calc(100dvh - 240px))';
/** Assumed before the first measurement: a screenful. */
const FIRST_VIEW = { width: 0, height: 600 };

interface RowHandlers {
  readonly keyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void;
  readonly focus: (index: number) => void;
  readonly open: (index: number) => void;
  readonly toggle: ((index: number, range: boolean) => void) | undefined;
}

/** Stable handlers that always call those of the last render, so that rows need not render again. */
function useSteadyHandlers(handlers: RowHandlers) {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const onKeyDown = useCallback<RowHandlers['keyDown']>(
    (event, index) => latest.current.keyDown(event, index),
    [],
  );
  const onFocus = useCallback<RowHandlers['focus']>((index) => latest.current.focus(index), []);
  const onOpen = useCallback<RowHandlers['open']>((index) => latest.current.open(index), []);
  const onToggle = useCallback((index: number, range: boolean) => latest.current.toggle?.(index, range), []);
  return { onKeyDown, onFocus, onOpen, onToggle };
}

/** The visible rows, and always the keyboard's current row: it must not unmount while the user scrolls. */
function useRowsInSight(
  scroller: RefObject<HTMLDivElement | null>,
  ids: readonly string[],
  { height, current }: { readonly height: number; readonly current: number },
) {
  // oxlint-disable-next-line react/incompatible-library -- the compiler is off; nothing here is memoized behind its back
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    getItemKey: (index) => ids[index] ?? index,
    overscan: OVERSCAN_ROWS,
    scrollPaddingStart: HEADER_HEIGHT_PX,
    initialRect: FIRST_VIEW,
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      if (current < range.count) indexes.add(current);
      return [...indexes].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const wanted = useRef(0);
  const focusRow = (index: number) => {
    wanted.current = index;
    virtualizer.scrollToIndex(index);
    const tryFocus = (): boolean => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
      row?.focus({ preventScroll: true });
      return row !== null && row !== undefined;
    };
    if (tryFocus()) return;
    // A distant row exists only after the list has rendered its new position; by then the user may have moved on.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (wanted.current === index) tryFocus();
      }),
    );
  };
  return { virtualizer, focusRow };
}

/** The space before, between and after the rendered rows. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />;
}

/**
 * A list of records: sortable headers, selection, and only the visible rows in the DOM, however many there are.
 * Keyboard: arrows, Page, Home and End move, x selects (Shift+x up to here), Enter opens.
 */
export function Table<Row extends RowData>(props: TableProps<Row>) {
  const { label, rowName, sort, onSort, selection, onOpen, density = 'roomy', empty, maxHeight } = props;
  const { t } = useTranslation();
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, columns } = useTableModel(props);
  const ids = useMemo(() => rows.map((row) => row.id), [rows]);
  const height = ROW_HEIGHT[density];
  const [lastRow, setCurrent] = useState(0);
  const current = Math.min(lastRow, Math.max(rows.length - 1, 0));
  const { virtualizer, focusRow } = useRowsInSight(scroller, ids, { height, current });
  const chosen = useRowSelection(ids, selection, () =>
    ids.slice(virtualizer.range?.startIndex ?? 0, (virtualizer.range?.endIndex ?? ids.length) + 1),
  );
  const open = (index: number) => {
    const row = rows[index];
    if (row !== undefined) onOpen?.(row.original);
  };
  const keyDown = rowKeys({
    count: rows.length,
    pageRows: Math.max(Math.floor((virtualizer.scrollRect?.height ?? FIRST_VIEW.height) / height) - 1, 1),
    onMove: (index) => {
      setCurrent(index);
      focusRow(index);
    },
    onSelect: chosen?.toggle,
    onOpen: onOpen === undefined ? undefined : open,
  });
  const handlers = useSteadyHandlers({ keyDown, focus: setCurrent, open, toggle: chosen?.toggle });
  const widths = shareWidth(columns, virtualizer.scrollRect?.width ?? 0, chosen !== undefined);
  const items = virtualizer.getVirtualItems();
  const drawnUntil = items.at(-1)?.end ?? 0;

  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-soft">
      <p id={hintId} className="sr-only">
        {t('table.hint')}
      </p>
      <div
        ref={scroller}
        className="relative overflow-auto overscroll-x-contain"
        style={{ maxHeight: maxHeight ?? DEFAULT_MAX_HEIGHT, scrollPaddingTop: HEADER_HEIGHT_PX }}
      >
        <table
          aria-label={label}
          aria-describedby={hintId}
          aria-rowcount={rows.length + 1}
          className="table-fixed border-separate border-spacing-0"
          style={{ width: widths.total }}
        >
          <colgroup>
            {chosen !== undefined && <col style={{ width: widths.select }} />}
            {columns.map((column, index) => (
              <col key={column.id} style={{ width: widths.columns[index] }} />
            ))}
          </colgroup>
          <TableHeader columns={columns} selection={chosen} sort={sort} onSort={onSort} />
          <tbody>
            {items.flatMap(({ index, start }, place) => {
              const row = rows[index];
              if (row === undefined) return [];
              return [
                <Gap key={`gap-${row.id}`} height={start - (items[place - 1]?.end ?? 0)} />,
                <TableRow
                  key={row.id}
                  row={row.original}
                  index={index}
                  name={rowName(row.original)}
                  columns={columns}
                  height={height}
                  selected={chosen?.has(row.id)}
                  inTabOrder={index === current}
                  opens={onOpen !== undefined}
                  {...handlers}
                />,
              ];
            })}
            <Gap height={virtualizer.getTotalSize() - drawnUntil} />
          </tbody>
        </table>
        {rows.length === 0 && empty}
      </div>
    </div>
  );
}
