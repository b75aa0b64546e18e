import { useEffect, useRef } from 'react';
import { areLettersOn, isCovered } from '#lib/shortcuts.ts';

/** Elements that have keys of their own; the heading that takes the focus after navigation has none. */
const OWN_KEYS =
  'a[href], button, input, textarea, select, summary, [contenteditable=true], [tabindex]:not([tabindex="-1"]), [role=dialog], [role=menu]';

interface PageKeys {
  readonly onMove: () => void;
  /** undefined: rows cannot be selected. */
  readonly onSelect: ((range: boolean) => void) | undefined;
  /** undefined: nothing can be shown beside the list. */
  readonly onPeek: (() => void) | undefined;
}

function actionOf(event: KeyboardEvent, keys: PageKeys): (() => void) | undefined {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return keys.onMove;
  if (event.key === ' ') return keys.onPeek;
  if (!areLettersOn()) return undefined;
  const letter = event.key.toLowerCase();
  if (letter === 'j' || letter === 'k') return keys.onMove;
  const { onSelect } = keys;
  return letter === 'x' && onSelect !== undefined ? () => onSelect(event.shiftKey) : undefined;
}

/**
 * The keys of a list while nothing on the page has the focus: arrows, j and k lead to its current row, x selects it and
 * Space shows it. From then on the row takes the keys itself.
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
      const act = actionOf(event, latest.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
