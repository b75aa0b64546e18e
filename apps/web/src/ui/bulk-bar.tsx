import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';

interface BulkBarProps {
  readonly label: string;
  /** The number of selected rows, in words. */
  readonly count: string;
  /** Selects all matching rows; missing when all are selected. */
  readonly more?: { readonly label: string; readonly onPress: () => void } | undefined;
  readonly clear: { readonly label: string; readonly onPress: () => void };
  /** The available actions; the main one first. */
  readonly children: ReactNode;
}

const ROOM = '--action-bar';

/** Toasts stand above the bar while it is there. */
function useRoomForToasts(bar: RefObject<HTMLElement | null>): void {
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

/** Actions for the selected rows of a list. The bar stays visible at the bottom while the list scrolls. */
export function BulkBar({ label, count, more, clear, children }: BulkBarProps) {
  const bar = useRef<HTMLElement>(null);
  useRoomForToasts(bar);
  return (
    <section
      ref={bar}
      aria-label={label}
      className="sticky bottom-[calc(--spacing(3)+var(--bottom-bar,0px))] z-20 mt-3 flex animate-[rise_250ms_ease-in-out] flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-soft"
    >
      <output className="font-semibold tabular-nums">{count}</output>
      {more !== undefined && (
        <button type="button" className="link min-h-6 font-semibold" onClick={more.onPress}>
          {more.label}
        </button>
      )}
      <span aria-hidden="true" className="h-6 border-l border-line max-md:hidden" />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1 max-md:order-last max-md:w-full max-md:flex-none [&_button:not([aria-label])]:px-2.5">
        {children}
      </span>
      <span className="ml-auto">
        <Button kind="icon" size="sm" aria-label={clear.label} onPress={clear.onPress}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </span>
    </section>
  );
}
