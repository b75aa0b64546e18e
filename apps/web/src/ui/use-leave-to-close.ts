import { useEffect, useRef, type PointerEvent } from 'react';
import { isMobile } from '#lib/media.ts';

const POPOVER_CLOSE_AFTER_MS = 500;

/** The user is typing or has moved the focus here by keyboard: closing would interrupt them. */
const IN_USE = 'input, textarea, select, [contenteditable="true"], [data-focus-visible], :focus-visible';

function isInUse(panel: HTMLElement): boolean {
  const active = document.activeElement;
  if (active === null || !panel.contains(active)) return false;
  // Opening focuses the dialog, the menu or the first field, without the user.
  return (
    active.matches(IN_USE) && !active.matches('[role="dialog"], [role="menu"], [data-focused-by-dialog]')
  );
}

interface LeaveHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
}

/** Closes a panel half a second after the pointer has left it; never on a phone or while the focus is inside. */
export function useLeaveToClose(close: () => void): LeaveHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: (event) => {
      const panel = event.currentTarget;
      clearTimeout(timer.current);
      if (isMobile()) return;
      timer.current = setTimeout(() => {
        if (!isInUse(panel)) close();
      }, POPOVER_CLOSE_AFTER_MS);
    },
  };
}
