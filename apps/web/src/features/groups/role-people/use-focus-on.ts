import { useEffect, useState, type RefObject } from 'react';

/** Focuses the person the user was at when they return to the list. */
export function useFocusOn(list: RefObject<HTMLElement | null>, id: string | undefined): void {
  const [first] = useState(id);
  useEffect(() => {
    if (first === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(first)}"]`)?.focus();
  }, [list, first]);
}
