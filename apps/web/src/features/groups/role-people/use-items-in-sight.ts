import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { createElement, useEffect, useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import type { BoardItem } from './model/rows.ts';

/** Up to this many lines are all rendered. */
const MOST_DRAWN = 40;
const ROW_PX = 44;
const HEADING_PX = 34;

type Draw = (draw: (item: BoardItem, index: number) => ReactNode) => readonly ReactNode[];

function gap(key: string, height: number): ReactNode {
  return height <= 0 ? null : createElement('li', { key, 'aria-hidden': true, style: { height } });
}

/** The visible lines of the window, with space for the others between them; all lines of a short list. */
export function useItemsInSight(
  list: RefObject<HTMLElement | null>,
  items: readonly BoardItem[],
  onEnd: () => void,
): Draw {
  const isLong = items.length > MOST_DRAWN;
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- the compiler is off; nothing here is memoized behind its back
  const virtualizer = useWindowVirtualizer({
    count: isLong ? items.length : 0,
    estimateSize: (index) => (items[index]?.kind === 'heading' ? HEADING_PX : ROW_PX),
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => items[index]?.key ?? index,
    // The heading of the visible group stays rendered, so that it can stick.
    rangeExtractor: (range) => {
      const heading = items.findLastIndex(
        ({ kind }, index) => kind === 'heading' && index <= range.startIndex,
      );
      const indexes = defaultRangeExtractor(range);
      return heading < 0 || indexes.includes(heading) ? indexes : [heading, ...indexes];
    },
  });
  const virtualItems = virtualizer.getVirtualItems();
  useLayoutEffect(() => {
    if (!isLong || list.current === null) return;
    setTop(list.current.getBoundingClientRect().top + window.scrollY);
    for (const line of list.current.querySelectorAll('[data-index]')) virtualizer.measureElement(line);
  }, [isLong, list, virtualItems, virtualizer]);
  const last = isLong ? (virtualItems.at(-1)?.index ?? 0) : items.length - 1;
  const isAtEnd = last >= items.length - 1;
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, onEnd, items.length]);
  if (!isLong) return (draw) => items.map(draw);
  return (draw) => {
    let end = top;
    const lines = virtualItems.flatMap(({ index, key, start, end: next }) => {
      const item = items[index];
      const before = gap(`before-${String(key)}`, start - end);
      end = next;
      return item === undefined ? [] : [before, draw(item, index)];
    });
    return [...lines, gap('after', virtualizer.getTotalSize() - (end - top))];
  };
}
