import { startsText } from '@quint/domain/base/search-text.ts';
import { useRef, type KeyboardEvent } from 'react';

const TYPE_AHEAD_CLEARS_AFTER_MS = 350;

function isLetter(event: KeyboardEvent): boolean {
  // Named keys have long names; a letter is one character, or two code units outside the basic plane.
  return (
    event.key.length <= 2 && !/^F\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
  );
}

function findMatch(
  items: readonly HTMLElement[],
  search: string,
  isExtending: boolean,
): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  // A longer search may keep the current item; a new one moves on, so that repeating a letter cycles through its items.
  const start = isExtending ? Math.max(at, 0) : at + 1;
  const orderedItems = [...items.slice(start), ...items.slice(0, start)];
  return orderedItems.find((item) => startsText(item.textContent ?? '', search));
}

/**
 * Type-ahead of menus with a memory of 350 ms. It runs in the capture phase and stops its events, because the component
 * library's own type-ahead has a memory of a second, which cannot be changed.
 */
export function useTypeAhead(): (event: KeyboardEvent<HTMLElement>) => void {
  const buffer = useRef({ text: '', at: 0 });
  return (event) => {
    // After a selection the letters belong to the page again, although the menu is still rendered.
    if (event.currentTarget.closest('[data-exiting]') !== null) return;
    const now = Date.now();
    const isExtending = now - buffer.current.at <= TYPE_AHEAD_CLEARS_AFTER_MS && buffer.current.text !== '';
    if (!isLetter(event) || (event.key === ' ' && !isExtending) || event.target instanceof HTMLInputElement)
      return;
    event.preventDefault();
    event.stopPropagation();
    const text = (isExtending ? buffer.current.text : '') + event.key;
    buffer.current = { text, at: now };
    const items = event.currentTarget.querySelectorAll<HTMLElement>(
      '[role^="menuitem"]:not([aria-disabled="true"])',
    );
    findMatch([...items], text, isExtending)?.focus();
  };
}
