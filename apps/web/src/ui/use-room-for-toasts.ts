import { useLayoutEffect, type RefObject } from 'react';

const ROOM = '--action-bar';

/** Toasts stand above the bar while it is there. */
export function useRoomForToasts(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const top = bar.current?.getBoundingClientRect().top ?? window.innerHeight;
      style.setProperty(ROOM, `${window.innerHeight - top}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
      style.removeProperty(ROOM);
    };
  });
}
