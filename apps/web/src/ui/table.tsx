import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawnWidth } from '#lib/drawn-width.ts';
import { useIsMobile } from '#lib/media.ts';
import { cx } from '#lib/class-names.ts';
import { rowKeys } from './row-keys.ts';
import { TableHeader } from './table-header.tsx';
import { TableRow } from './table-row.tsx';
import {
  HEADER_HEIGHT_PX,
  HEADING_HEIGHT_PX,
  PHONE_ROW_HEIGHT_PX,
  ROW_HEIGHT,
  type TableProps,
} from './table-types.ts';
import { shareWidth, stickyPositions } from './table-widths.ts';
import { usePageKeys } from './use-page-keys.ts';
import { useRowSelection } from './use-row-selection.ts';
import { FIRST_VIEW, usePagesInSight, useRowsInSight } from './use-rows-in-sight.ts';
import { useTableModel } from './use-table-model.ts';

const DEFAULT_MAX_HEIGHT = 'max(360px, calc(100dvh - 240px))';

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

/** The space before, between and after the rendered rows. */
function Gap({ height }: { readonly height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" style={{ height }} />;
}

interface HeadingProps {
  readonly content: ReactNode;
  readonly height: number;
  readonly columns: number;
  /** The visible width of the list, because a heading does not scroll sideways. */
  readonly availableWidth: number;
}

/** A heading above a row, for the rows up to the next heading. */
function Heading({ content, height, columns, availableWidth }: HeadingProps) {
  return (
    <tr className="bg-canvas text-xs" style={{ height }}>
      <th scope="colgroup" colSpan={columns} className="border-b border-line-soft p-0 text-left font-normal">
        <div
          className="sticky left-0 px-4"
          style={availableWidth === 0 ? undefined : { width: availableWidth }}
        >
          {content}
        </div>
      </th>
    </tr>
  );
}

interface FrameProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly hintId: string;
  readonly maxHeight: string | undefined;
  readonly children: ReactNode;
}

/** The card in which a list scrolls, and the hint about its keys. */
function Frame({ scroller, hintId, maxHeight, children }: FrameProps) {
  const { t } = useTranslation();
  const isFilling = maxHeight === 'fill';
  return (
    <div
      className={cx(
        'overflow-hidden rounded-lg border border-line bg-surface shadow-soft',
        isFilling && 'flex min-h-0 flex-col max-md:-mx-4 max-md:rounded-none max-md:border-x-0',
      )}
    >
      <p id={hintId} className="sr-only">
        {t('table.hint')}
      </p>
      <div
        ref={scroller}
        className={cx('relative overflow-auto overscroll-x-contain', isFilling && 'min-h-0')}
        style={{
          ...(isFilling ? {} : { maxHeight: maxHeight ?? DEFAULT_MAX_HEIGHT }),
          scrollPaddingTop: HEADER_HEIGHT_PX,
        }}
      >
        {children}
      </div>
    </div>
  );
}

/**
 * A list of records: sortable headers, selection, and only the visible rows in the DOM. Keyboard: arrows, Page, Home
 * and End move, x selects (Shift+x up to here), Enter opens, Space shows beside the list.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rowId, rowName, sort, onSort, selection, onOpen, onPeek } = props;
  const { pages, headings, density = 'roomy', empty, maxHeight } = props;
  const hintId = useId();
  // Measured separately: the virtualizer reports another size only when other rows become visible.
  const { host: scroller, width } = useDrawnWidth(0);
  const { rows, columns } = useTableModel(props);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const isMobile = useIsMobile();
  const height = isMobile ? PHONE_ROW_HEIGHT_PX : ROW_HEIGHT[density];
  const count = pages?.total ?? rows.length;
  const start = pages?.start ?? 0;
  const [lastRow, setCurrent] = useState(pages?.startRow ?? 0);
  const current = Math.min(lastRow, Math.max(count - 1, 0));
  // A row keeps its element, and therefore the focus, while its page is unloaded and reloaded.
  const keyOf = (index: number) => (pages === undefined ? (ids[index] ?? index) : index);
  const headingHeight = HEADING_HEIGHT_PX[isMobile ? 'narrow' : 'wide'];
  const { virtualizer, focusRow } = useRowsInSight(scroller, {
    count,
    height,
    headingHeight,
    headings,
    current,
    keyOf,
    pages,
  });
  usePagesInSight(pages, virtualizer, { isThere: (index) => rows[index - start] !== undefined, focusRow });
  const rowSelection = useRowSelection(ids, selection, () => {
    const { startIndex = start, endIndex = start + ids.length } = virtualizer.range ?? {};
    return ids.slice(Math.max(startIndex - start, 0), Math.max(endIndex - start, 0) + 1);
  });
  const toggle =
    rowSelection && ((index: number, range: boolean) => rowSelection.toggle(index - start, range));
  const withRow = (index: number, act: (row: Row, index: number) => void) => {
    const row = rows[index - start];
    if (row !== undefined) act(row, index);
  };
  const onRow = (act: ((row: Row, index: number) => void) | undefined) =>
    act === undefined ? undefined : (index: number) => withRow(index, act);
  const rowActions = { onSelect: toggle, onPeek: onRow(onPeek), onOpen: onRow(onOpen) };
  const keyDown = rowKeys({
    ...rowActions,
    count,
    pageRows: Math.max(Math.floor((virtualizer.scrollRect?.height ?? FIRST_VIEW.height) / height) - 1, 1),
    onMove: (index) => {
      setCurrent(index);
      focusRow(index);
    },
  });
  usePageKeys(props.hasPageKeys === true && count > 0, { ...rowActions, current, focusRow });
  const focus = (index: number) => {
    setCurrent(index);
    onRow(props.onCurrent)?.(index);
  };
  const open = (index: number) => rowActions.onOpen?.(index);
  const handlers = useSteadyHandlers({ keyDown, focus, open, toggle });
  const isSelectable = rowSelection !== undefined;
  const widths = useMemo(() => shareWidth(columns, width, isSelectable), [columns, width, isSelectable]);
  const positions = useMemo(() => stickyPositions(columns, widths), [columns, widths]);
  const items = virtualizer.getVirtualItems();
  const drawnUntil = items.at(-1)?.end ?? 0;

  return (
    <Frame scroller={scroller} hintId={hintId} maxHeight={maxHeight}>
      <table
        aria-label={label}
        aria-describedby={hintId}
        aria-rowcount={count + 1}
        className="table-fixed border-separate border-spacing-0"
        style={{ width: widths.total }}
      >
        <colgroup>
          {rowSelection !== undefined && <col style={{ width: widths.select }} />}
          {columns.map((column, index) => (
            <col key={column.id} style={{ width: widths.columns[index] }} />
          ))}
        </colgroup>
        {props.hideHeader !== true && (
          <TableHeader
            columns={columns}
            positions={positions}
            selection={rowSelection}
            sort={sort}
            onSort={onSort}
          />
        )}
        <tbody>
          {items.flatMap(({ index, key, start: top }, position) => {
            const row = rows[index - start];
            return [
              <Gap key={`gap-${String(key)}`} height={top - (items[position - 1]?.end ?? 0)} />,
              headings?.has(index) === true && (
                <Heading
                  key={`heading-${String(key)}`}
                  content={headings.get(index)}
                  height={headingHeight}
                  columns={columns.length + (isSelectable ? 1 : 0)}
                  availableWidth={width}
                />
              ),
              <TableRow
                key={key}
                row={row}
                index={index}
                name={row === undefined ? '' : rowName(row)}
                columns={columns}
                height={height}
                positions={positions}
                isSelected={rowSelection?.has(row === undefined ? '' : rowId(row))}
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
    </Frame>
  );
}
