import type { FitOfTalent } from '@quint/contract/matching.ts';
import { useCallback, useMemo, useState, type FocusEvent, type PointerEvent } from 'react';
import { tiedWith } from './model/rows.ts';

/** Who of the people with these keys is known. */
export function pick<Person>(people: ReadonlyMap<string, Person>, ids: Iterable<string>): Person[] {
  return [...ids].flatMap((id) => people.get(id) ?? []);
}

/** Who is looked at, by pointer or focus, and who cannot be told apart from them. */
export function useLook(fits: readonly FitOfTalent[]) {
  const [activeId, setActive] = useState<string>();
  const active = fits.find((fit) => fit.talent_id === activeId);
  const tied = useMemo(() => (active === undefined ? undefined : tiedWith(active, fits)), [active, fits]);
  const look = useCallback((event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null;
    setActive(row?.dataset['row']);
  }, []);
  const lookAway = useCallback(() => setActive(undefined), []);
  return { active, tied, look, lookAway };
}

/** Which people of a page are chosen, over all its lists. */
export interface Choice {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
}

export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setChosen(new Set()), []);
  return { chosen, toggle, clear };
}

/** What is open beside a button: the arithmetic at a point, or a menu. */
export interface Anchored<Target> {
  readonly target: Target;
  readonly anchor: HTMLElement;
}

export function useAnchored<Target>() {
  const [opened, setOpened] = useState<Anchored<Target>>();
  const open = useCallback((target: Target, anchor: HTMLElement) => setOpened({ target, anchor }), []);
  const close = useCallback(() => setOpened(undefined), []);
  return { opened, open, close };
}
