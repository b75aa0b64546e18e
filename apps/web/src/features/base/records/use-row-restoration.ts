import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { leaveList, type OrderedList } from './model/list-context.ts';

interface LeftRow {
  /** Identifies the list on its page. */
  readonly part: string;
  readonly row: number;
}

/** The rows from which lists were left, by history entry. */
const rowsByHistoryKey = new Map<string, LeftRow>();

export interface RowRestoration {
  /** The row from which the user left the list, if they are back. */
  readonly start: number | undefined;
  /** With the order of the list, records know their neighbours, and Back leads to the last one visited. */
  readonly leaveFrom: (row: number, list?: Omit<OrderedList, 'href'>) => void;
}

/**
 * Remembers the row from which the user leaves a list, so that Back returns to it. A page with two lists names them.
 */
export function useRowRestoration(part = 'list'): RowRestoration {
  const router = useRouter();
  const keyOf = () => router.state.location.state.__TSR_key ?? '';
  const [start] = useState(() => {
    const leftRow = rowsByHistoryKey.get(keyOf());
    return leftRow?.part === part ? leftRow.row : undefined;
  });
  return {
    start,
    leaveFrom(row, list) {
      const key = keyOf();
      rowsByHistoryKey.set(key, { part, row });
      if (list === undefined) return;
      leaveList({ ...list, href: router.state.location.href }, (rowIndex) =>
        rowsByHistoryKey.set(key, { part, row: rowIndex }),
      );
    },
  };
}
