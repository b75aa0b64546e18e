import type { FitOfTalent } from '@quint/contract/measures/matching.ts';
import { useCallback, useMemo, useState, type FocusEvent, type PointerEvent } from 'react';
import { tiedWith } from './model/rows.ts';

/** The loaded people among these keys. */
export function pick<Person>(people: ReadonlyMap<string, Person>, ids: Iterable<string>): Person[] {
  return [...ids].flatMap((id) => people.get(id) ?? []);
}

/** The person in focus, by pointer or keyboard, and the people who cannot be told apart from them. */
export function useLook(fits: readonly FitOfTalent[]) {
  const [activeId, setActive] = useState<string>();
  const active = fits.find((fit) => fit.talent_id === activeId);
  const tiedIds = useMemo(() => (active === undefined ? undefined : tiedWith(active, fits)), [active, fits]);
  const look = useCallback((event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    setActive(row?.dataset['row']);
  }, []);
  const lookAway = useCallback(() => setActive(undefined), []);
  return { active, tiedIds, look, lookAway };
}

/** The selected people of a page, across all its lists. */
export interface Choice {
  readonly selectedIds: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

export function useChoice(): Choice {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setSelectedIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setSelectedIds(new Set()), []);
  return { selectedIds, toggle, clear };
}

/** The target of a popover beside a button: the calculation at a point, or a menu. */
export interface AnchoredTarget<Target> {
  readonly target: Target;
  readonly anchor: HTMLElement;
}

export function useAnchored<Target>() {
  const [anchoredTarget, setAnchoredTarget] = useState<AnchoredTarget<Target>>();
  const open = useCallback(
    (target: Target, anchor: HTMLElement) => setAnchoredTarget({ target, anchor }),
    [],
  );
  const close = useCallback(() => setAnchoredTarget(undefined), []);
  return { anchoredTarget, open, close };
}
