import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

interface CurrentRowOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** The keys of the people in display order. */
  readonly order: readonly string[];
  /** The initial row. */
  readonly start: number;
}

function focusRow(list: RefObject<HTMLElement | null>, id: string): void {
  list.current?.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`)?.focus();
}

/** Whether the focus can be moved: it is in the list, or was lost with the element that had it. */
function isFocusFree(list: RefObject<HTMLElement | null>): boolean {
  const { activeElement: active } = document;
  return active === null || active === document.body || list.current?.contains(active) === true;
}

/**
 * The current row of the keyboard. It belongs to a person, wherever sorting puts them. While the person is missing, the
 * row at that position gets the focus; when they return, they get it back.
 */
export function useCurrentRow({ list, order, start }: CurrentRowOptions) {
  const [at, setAt] = useState({ id: order[start], index: start });
  const focusedId = useRef<string>(undefined);
  const personIndex = at.id === undefined ? -1 : order.indexOf(at.id);
  if (personIndex >= 0 && personIndex !== at.index) setAt({ id: at.id, index: personIndex });
  const current = personIndex >= 0 ? personIndex : Math.max(0, Math.min(at.index, order.length - 1));
  const currentId = order[current];
  // After every render: a dialog may have held the focus while the row disappeared.
  useLayoutEffect(() => {
    if (currentId === undefined || focusedId.current === undefined || focusedId.current === currentId) return;
    if (isFocusFree(list)) focusRow(list, currentId);
  });
  const onFocus = useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (id === undefined) return;
      focusedId.current = id;
      if (id !== currentId) setAt({ id, index: order.indexOf(id) });
    },
    [order, currentId],
  );
  const moveTo = (index: number) => {
    const id = order[index];
    if (id === undefined) return;
    setAt({ id, index });
    focusRow(list, id);
  };
  return { current, currentId, moveTo, onFocus };
}
