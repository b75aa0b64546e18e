import { useEffect } from 'react';

/** A long press on a row, on a touch screen. */
export function useLongPress(list: HTMLElement | null, onPress: (id: string) => void): void {
  useEffect(() => {
    if (list === null) return undefined;
    const listen = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !matchMedia('(pointer: coarse)').matches) return;
      const id = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      if (id === undefined) return;
      event.preventDefault();
      onPress(id);
    };
    list.addEventListener('contextmenu', listen);
    return () => list.removeEventListener('contextmenu', listen);
  }, [list, onPress]);
}
