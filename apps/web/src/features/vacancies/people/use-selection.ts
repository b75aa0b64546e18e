import { useCallback, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Selects or deselects a person; with `isRange` everybody from the last one on. */
  readonly toggle: (id: string, isRange?: boolean) => void;
  /** Selects these people, also ones who are not loaded. */
  readonly selectAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

interface SelectionState {
  readonly ids: ReadonlySet<string>;
  readonly last: string | undefined;
}

const NONE: SelectionState = { ids: new Set(), last: undefined };

/** The selected people of a list in this order. */
export function useSelection(order: readonly string[]): Selection {
  const [selection, setSelected] = useState(NONE);
  const toggle = useCallback(
    (id: string, isRange = false) => {
      setSelected(({ ids, last }) => {
        const next = new Set(ids);
        const from = last === undefined ? -1 : order.indexOf(last);
        const to = order.indexOf(id);
        if (isRange && from >= 0 && to >= 0) {
          for (const each of order.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each);
        } else if (!next.delete(id)) next.add(id);
        return { ids: next, last: id };
      });
    },
    [order],
  );
  const selectAll = useCallback(
    (ids: readonly string[]) => setSelected({ ids: new Set(ids), last: undefined }),
    [],
  );
  const clear = useCallback(() => setSelected(NONE), []);
  return { ids: selection.ids, toggle, selectAll, clear };
}
