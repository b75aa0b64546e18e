import { useEffect, useSyncExternalStore } from 'react';
import { fetchPageAt, listLeft, findRowIndex, subscribeToList } from './model/list-context.ts';

export interface ListPosition {
  /** The list the record was opened from, and its address. */
  readonly name: string;
  readonly href: string;
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** The position of a record in the list the user came from; undefined if they did not come from a list with it. */
export function useListPosition(id: string): ListPosition | undefined {
  const list = useSyncExternalStore(subscribeToList, listLeft, () => undefined);
  const rowIndex = findRowIndex(list, id);
  useEffect(() => {
    if (rowIndex === undefined) return;
    list?.onRowChange?.(rowIndex);
    // The list works without neighbours: a page that fails to load is requested again at the next record.
    void Promise.all([fetchPageAt(rowIndex - 1), fetchPageAt(rowIndex + 1)]).catch(() => undefined);
  }, [list, rowIndex]);
  if (list === undefined || rowIndex === undefined) return undefined;
  const { name, href, total, keysByRow } = list;
  return {
    name,
    href,
    position: rowIndex + 1,
    total,
    previous: keysByRow.get(rowIndex - 1),
    next: keysByRow.get(rowIndex + 1),
  };
}
