import { useEffect, useState, type RefObject } from 'react';

/** Back on the list, the focus is on the person one was at. */
export function useFocusOn(list: RefObject<HTMLElement | null>, id: string | undefined): void {
  const [first] = useState(id);
  useEffect(() => {
    if (first === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(first)}"]`)?.focus();
  }, [list, first]);
}
