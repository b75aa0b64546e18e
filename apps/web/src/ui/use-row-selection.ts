import { useRef } from 'react';
import type { TableSelection } from './table-types.ts';

interface RowSelection {
  readonly has: (id: string) => boolean;
  /** Toggles a row; with `range`, all rows from the last toggled one get its new state. */
  readonly toggle: (index: number, range: boolean) => void;
  readonly toggleAll: () => void;
  readonly all: boolean;
  readonly some: boolean;
}

/**
 * Selection by id over the rows in their current order; undefined when nothing can be selected. `inSight` returns the
 * rows visible at the time of the call.
 */
export function useRowSelection(
  ids: readonly string[],
  selection: TableSelection | undefined,
  inSight: () => readonly string[] = () => ids,
): RowSelection | undefined {
  const anchor = useRef<string>(undefined);
  if (selection === undefined) return undefined;
  const selectedIds = selection.ids;
  const selectedHere = selectedIds.size === 0 ? 0 : ids.filter((id) => selectedIds.has(id)).length;
  return {
    has: (id) => selectedIds.has(id),
    toggle: (index, range) => {
      const id = ids[index];
      if (id === undefined) return;
      const anchorIndex = range ? ids.indexOf(anchor.current ?? ids[0] ?? id) : index;
      const start = anchorIndex < 0 ? index : anchorIndex;
      const from = Math.min(start, index);
      const to = Math.max(start, index);
      const next = new Set(selectedIds);
      const select = !selectedIds.has(id);
      for (const each of ids.slice(from, to + 1)) {
        if (select) next.add(each);
        else next.delete(each);
      }
      anchor.current = id;
      selection.onChange(next);
    },
    toggleAll: () => {
      const targetIds = selection.head === 'in sight' ? inSight() : ids;
      const select = !targetIds.every((id) => selectedIds.has(id));
      const next = new Set(selectedIds);
      for (const id of select ? targetIds : ids) {
        if (select) next.add(id);
        else next.delete(id);
      }
      selection.onChange(next);
    },
    all: ids.length > 0 && selectedHere === ids.length,
    some: selectedHere > 0 && selectedHere < ids.length,
  };
}
