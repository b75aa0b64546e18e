import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { HEADER_HEIGHT_PX, MOST_HEIGHT_PX, type TablePages } from './table-types.ts';

const OVERSCAN_ROWS = 12;
/** Assumed before the first measurement: one screen. */
export const FIRST_VIEW = { width: 0, height: 600 };

interface InSight {
  readonly count: number;
  readonly height: number;
  /** The height of a heading, and the rows with a heading above. */
  readonly headingHeight: number;
  readonly headings: ReadonlyMap<number, unknown> | undefined;
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
  const wantedIndex = useRef(0);
  return (index) => {
    wantedIndex.current = index;
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
        if (wantedIndex.current === index) tryFocus();
      }),
    );
  };
}

/** Reports the visible rows, and opens the list at the row where it was left. */
export function usePagesInSight(
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

/** The visible rows, and the current row of the keyboard, which must not unmount while the user scrolls. */
export function useRowsInSight(
  scroller: RefObject<HTMLDivElement | null>,
  { count, height, headingHeight, headings, current, keyOf, pages }: InSight,
) {
  const step = Math.min(height, MOST_HEIGHT_PX / Math.max(count, 1));
  // oxlint-disable-next-line react/incompatible-library -- the compiler is off; nothing here is memoized behind its back
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (headings?.has(index) === true ? step + headingHeight : step),
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
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, step, headings, headingHeight]);
  return { virtualizer, focusRow: useRowFocus(scroller, virtualizer) };
}
