import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the link of a person just unlocked, because the unlock button is gone. */
export function useFocusOpened(isJustOpened: boolean): RefObject<HTMLSpanElement | null> {
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isJustOpened) holder.current?.querySelector('a')?.focus();
  }, [isJustOpened]);
  return holder;
}
