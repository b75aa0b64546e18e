import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
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
import {
  HEADER_HEIGHT_PX,
  MOST_HEIGHT_PX,
  ROW_HEIGHT,
  shareWidth,
  type TablePages,
  type TableProps,
} from './table-types.ts';
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

interface InSight {
  readonly count: number;
  readonly height: number;
  readonly current: number;
  readonly keyOf: (index: number) => string | number;
  readonly pages: TablePages | undefined;
}

type RowVirtualizer = Virtualizer<HTMLDivElement, Element>;

/** Moves the focus to a row, which may have to be rendered first. */
function useRowFocus(
  scroller: RefObject<HTMLDivElement | null>,
  virtualizer: RowVirtualizer,
): (index: number) => void {
  const wanted = useRef(0);
  return (index) => {
    wanted.current = index;
    virtualizer.scrollToIndex(index);
    const tryFocus = (): boolean => {
      const row = scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
      row?.focus({ preventScroll: true });
      return row !== null && row !== undefined;
    };
    if (tryFocus()) return;
    // A distant row exists only after the list has rendered its new position; by then the user may want another.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (wanted.current === index) tryFocus();
      }),
    );
  };
}

/** Reports which rows are visible, and opens the list at the row where it was left. */
function usePagesInSight(
  pages: TablePages | undefined,
  virtualizer: RowVirtualizer,
  { isThere, focusRow }: { isThere: (index: number) => boolean; focusRow: (index: number) => void },
): void {
  const { startIndex: first = 0, endIndex: last = 0 } = virtualizer.range ?? {};
  const onRange = pages?.onRange;
  useEffect(() => onRange?.(first, last), [onRange, first, last]);
  const key = useRef(pages?.key);
  useLayoutEffect(() => {
    if (key.current === pages?.key) return;
    key.current = pages?.key;
    virtualizer.scrollToOffset(0);
  }, [pages?.key, virtualizer]);
  const toFocus = useRef(pages?.startRow);
  useEffect(() => {
    const row = toFocus.current;
    if (row === undefined || !isThere(row)) return;
    toFocus.current = undefined;
    focusRow(row);
  });
}

/** The visible rows, and always the keyboard's current row: it must not unmount while the user scrolls. */
function useRowsInSight(
  scroller: RefObject<HTMLDivElement | null>,
  { count, height, current, keyOf, pages }: InSight,
) {
  const step = Math.min(height, MOST_HEIGHT_PX / Math.max(count, 1));
  // oxlint-disable-next-line react/incompatible-library -- the compiler is off; nothing here is memoized behind its back
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => step,
    getItemKey: keyOf,
    overscan: OVERSCAN_ROWS,
    scrollPaddingStart: HEADER_HEIGHT_PX,
    initialRect: FIRST_VIEW,
    initialOffset: (pages?.startRow ?? 0) * step,
    rangeExtractor: (range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      if (current < range.count) indexes.add(current);
      return [...indexes].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, step]);
  return { virtualizer, focusRow: useRowFocus(scroller, virtualizer) };
}

/** The space before, between and after the rendered rows. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />;
}

/**
 * A list of records: sortable headers, selection, and only the visible rows in the DOM, however many there are.
 * Keyboard: arrows, Page, Home and End move, x selects (Shift+x up to here), Enter opens.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    rowId,
    rowName,
    sort,
    onSort,
    selection,
    onOpen,
    pages,
    density = 'roomy',
    empty,
    maxHeight,
  } = props;
  const { t } = useTranslation();
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, columns } = useTableModel(props);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const height = ROW_HEIGHT[density];
  const count = pages?.total ?? rows.length;
  const start = pages?.start ?? 0;
  const [lastRow, setCurrent] = useState(pages?.startRow ?? 0);
  const current = Math.min(lastRow, Math.max(count - 1, 0));
  // A row keeps its element, and so the focus, while its page comes and goes.
  const keyOf = (index: number) => (pages === undefined ? (ids[index] ?? index) : index);
  const { virtualizer, focusRow } = useRowsInSight(scroller, { count, height, current, keyOf, pages });
  usePagesInSight(pages, virtualizer, { isThere: (index) => rows[index - start] !== undefined, focusRow });
  const chosen = useRowSelection(ids, selection, () => {
    const { startIndex = start, endIndex = start + ids.length } = virtualizer.range ?? {};
    return ids.slice(Math.max(startIndex - start, 0), Math.max(endIndex - start, 0) + 1);
  });
  const toggle =
    chosen === undefined ? undefined : (index: number, range: boolean) => chosen.toggle(index - start, range);
  const open = (index: number) => {
    const row = rows[index - start];
    if (row !== undefined) onOpen?.(row, index);
  };
  const keyDown = rowKeys({
    count,
    pageRows: Math.max(Math.floor((virtualizer.scrollRect?.height ?? FIRST_VIEW.height) / height) - 1, 1),
    onMove: (index) => {
      setCurrent(index);
      focusRow(index);
    },
    onSelect: toggle,
    onOpen: onOpen === undefined ? undefined : open,
  });
  const handlers = useSteadyHandlers({ keyDown, focus: setCurrent, open, toggle });
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
          aria-rowcount={count + 1}
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
            {items.flatMap(({ index, key, start: top }, place) => {
              const row = rows[index - start];
              return [
                <Gap key={`gap-${String(key)}`} height={top - (items[place - 1]?.end ?? 0)} />,
                <TableRow
                  key={key}
                  row={row}
                  index={index}
                  name={row === undefined ? '' : rowName(row)}
                  columns={columns}
                  height={height}
                  selected={chosen?.has(row === undefined ? '' : rowId(row))}
                  inTabOrder={index === current}
                  opens={onOpen !== undefined}
                  {...handlers}
                />,
              ];
            })}
            <Gap height={virtualizer.getTotalSize() - drawnUntil} />
          </tbody>
        </table>
        {count === 0 && empty}
      </div>
    </div>
  );
}
