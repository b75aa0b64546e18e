import { useEffect, useRef } from 'react';
import { areLettersOn, isCovered } from '#lib/shortcuts.ts';

interface PeopleKeys {
  /** The keys of the people in display order. */
  readonly order: readonly string[];
  readonly currentId: string | undefined;
  readonly onMove: (id: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onPeek: (id: string) => void;
  /** Runs the action of a letter on the current row; whether there was one. */
  readonly onLetter: (letter: string, id: string) => boolean;
  readonly onClear: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };
/** Elements that use these keys themselves. */
const OWN_KEYS =
  'input:not([type="checkbox"]), textarea, select, [role="menu"] *, [role="radiogroup"] *, [role="tablist"] *, [role="slider"]';

/**
 * The keys of the people of a role, from the moment the page is open: arrows and j, k move, x selects, Space previews,
 * letters start actions, Escape clears.
 */
export function usePeopleKeys(keys: PeopleKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { order, currentId, ...handlers } = latest.current;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isCovered()) return;
      const { target } = event;
      if (!(target instanceof Element) || target.matches(OWN_KEYS)) return;
      if (event.key.length === 1 && event.key !== ' ' && !areLettersOn()) return;
      // A focused button or link is pressed by Space.
      const isControl = target.matches('button, a, summary') && !target.matches('[data-person]');
      const step = STEPS[event.key];
      const index = currentId === undefined ? -1 : order.indexOf(currentId);
      const id = order[Math.max(index, 0)];
      if (id === undefined) return;
      const isHandled = () => {
        if (step !== undefined) {
          handlers.onMove(order[Math.max(0, Math.min(order.length - 1, index + step))] ?? id);
          return true;
        }
        if (event.key === 'Escape') {
          handlers.onClear();
          return false;
        }
        if (event.key === ' ') {
          if (isControl) return false;
          handlers.onPeek(id);
          return true;
        }
        if (event.key === 'x') {
          handlers.onToggle(id);
          return true;
        }
        return event.key.length === 1 && handlers.onLetter(event.key, id);
      };
      if (isHandled()) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
