import { useCallback, useEffect, useRef, useState } from 'react';
import { useRowRestoration } from '#features/base/records/use-row-restoration.ts';

export interface Cursor {
  /** The ref of the list with the rows. */
  readonly attach: (list: HTMLElement | null) => void;
  /** The list once it is drawn. */
  readonly list: HTMLElement | null;
  readonly currentId: string | undefined;
  readonly setCurrent: (id: string) => void;
  /** Makes a row the current one and focuses it, when it is drawn. */
  readonly focusRow: (id: string) => void;
  /** Remembers the order of the list before a person is opened. */
  readonly onLeave: (id: string) => void;
}

const findRow = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`);

/** The current row of the keyboard. A row far from the view is drawn once it is the current one. */
export function useCursor(name: string, order: readonly string[]): Cursor {
  const [list, attach] = useState<HTMLElement | null>(null);
  const { start, leaveFrom } = useRowRestoration();
  const [chosenId, setCurrent] = useState<string>();
  const idToFocus = useRef<string>(undefined);
  const currentId = chosenId ?? (start === undefined ? undefined : order[start]) ?? order[0];
  useEffect(() => {
    const id = idToFocus.current;
    if (id === undefined) return;
    const row = findRow(list, id);
    if (row === null || row === undefined) return;
    idToFocus.current = undefined;
    row.focus();
  });
  const focusRow = useCallback(
    (id: string) => {
      idToFocus.current = id;
      setCurrent(id);
      const row = findRow(list, id);
      if (row === null || row === undefined) return;
      idToFocus.current = undefined;
      row.focus();
    },
    [list],
  );
  const onLeave = useCallback(
    (id: string) => leaveFrom(order.indexOf(id), { name, total: order.length, start: 0, ids: order }),
    [leaveFrom, order, name],
  );
  return { attach, list, currentId, setCurrent, focusRow, onLeave };
}
