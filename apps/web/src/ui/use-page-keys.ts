import { useEffect, useRef } from 'react';
import { areLettersOn, isCovered } from '#lib/shortcuts.ts';

/** Elements with their own keys; the heading that gets the focus after navigation has none. */
const OWN_KEYS =
  'a[href], button, input, textarea, select, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"]), [role=dialog], [role=menu]';

interface PageKeys {
  /** The row to which the keys apply. */
  readonly current: number;
  readonly focusRow: (index: number) => void;
  /** Undefined when rows cannot be selected. */
  readonly onSelect: ((index: number, range: boolean) => void) | undefined;
  /** Undefined when there is no preview beside the list. */
  readonly onPeek: ((index: number) => void) | undefined;
}

/** Handles a key of the list. Returns whether it was one. */
function act(event: KeyboardEvent, { current, focusRow, onSelect, onPeek }: PageKeys): boolean {
  const letter = areLettersOn() ? event.key.toLowerCase() : '';
  const isMove = event.key === 'ArrowDown' || event.key === 'ArrowUp' || letter === 'j' || letter === 'k';
  const isSelect = letter === 'x' && onSelect !== undefined;
  const isPeek = event.key === ' ' && onPeek !== undefined;
  if (!isMove && !isSelect && !isPeek) return false;
  focusRow(current);
  if (isSelect) onSelect(current, event.shiftKey);
  if (isPeek) onPeek(current);
  return true;
}

/**
 * The keys of a list while nothing on the page has the focus: arrows, j and k focus its current row, x selects it and
 * Space shows it. From then on the row handles the keys.
 */
export function usePageKeys(isOn: boolean, keys: PageKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      const hasOwnKeys = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
      if (event.defaultPrevented || isHeld || hasOwnKeys || isCovered()) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
