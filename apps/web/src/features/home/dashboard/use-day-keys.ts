import { useEffect, type RefObject } from 'react';
import { listenForLetters } from '#lib/shortcuts.ts';

/** A button that is still loading cannot have the focus. */
const ACTION_SELECTOR = '[data-line] [data-verb] :is(a, button:enabled)';

/** j and k move between the actions of the lines, h puts the line in focus off. Enter presses, as on any button. */
export function useDayKeys(list: RefObject<HTMLElement | null>, onSnooze: (key: string) => void): void {
  useEffect(() => {
    const listActionButtons = () => [...(list.current?.querySelectorAll<HTMLElement>(ACTION_SELECTOR) ?? [])];
    const current = (all: readonly HTMLElement[]) =>
      all.findIndex((button) => button.closest('[data-line]')?.contains(document.activeElement) === true);
    const move = (step: 1 | -1): boolean => {
      const all = listActionButtons();
      const at = current(all);
      const to = at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + step));
      all[to]?.focus();
      return all.length > 0;
    };
    const snooze = (): boolean => {
      const all = listActionButtons();
      const at = current(all);
      const key = all[at]?.closest<HTMLElement>('[data-line]')?.dataset['line'];
      if (key === undefined) return false;
      // The line goes: the next one has the focus, or else the one before.
      (all[at + 1] ?? all[at - 1])?.focus();
      onSnooze(key);
      return true;
    };
    return listenForLetters((letter) => {
      if (letter === 'j') return move(1);
      if (letter === 'k') return move(-1);
      return letter === 'h' && snooze();
    });
  }, [list, onSnooze]);
}
