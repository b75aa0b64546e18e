import { useEffect, useSyncExternalStore } from 'react';
import { fetchPlace, listLeft, placeIn, subscribeToList } from './model/list-context.ts';

export interface ListPosition {
  /** The list the record was opened from, and its address. */
  readonly name: string;
  readonly href: string;
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** Where a record stands in the list the user came from; undefined if they did not come from a list with it. */
export function useListPosition(id: string): ListPosition | undefined {
  const list = useSyncExternalStore(subscribeToList, listLeft, () => undefined);
  const place = placeIn(list, id);
  useEffect(() => {
    if (place === undefined) return;
    list?.onPlace?.(place);
    // The list works without its neighbours: a page that fails to load is asked for again at the next record.
    void Promise.all([fetchPlace(place - 1), fetchPlace(place + 1)]).catch(() => undefined);
  }, [list, place]);
  if (list === undefined || place === undefined) return undefined;
  const { name, href, total, places } = list;
  return {
    name,
    href,
    position: place + 1,
    total,
    previous: places.get(place - 1),
    next: places.get(place + 1),
  };
}
