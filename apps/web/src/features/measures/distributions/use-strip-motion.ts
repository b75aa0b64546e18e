import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOTION = { duration: 250, easing: 'ease-in-out' } as const;
const MARKS = ['median', 'middle-half'] as const;
const DROP_PX = 28;

function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The positions of the marks in the picture, by trait and mark. */
function readPositions(host: HTMLElement): ReadonlyMap<string, { element: Element; x: number }> {
  const positions = [...host.querySelectorAll('[data-trait]')].flatMap((strip) =>
    MARKS.flatMap((mark) => {
      const element = strip.querySelector(`[data-mark="${mark}"]`);
      if (element === null) return [];
      const x = Number(element.getAttribute('x1'));
      return [[`${strip.getAttribute('data-trait') ?? ''} ${mark}`, { element, x }] as const];
    }),
  );
  return new Map(positions);
}

/**
 * After the strips were rendered again, medians and bars slide to their new positions, and the dot of a preview drops
 * in.
 */
export function useStripMotion(
  host: RefObject<HTMLElement | null>,
  svg: string,
  previewId: string | undefined,
): void {
  const before = useRef<ReadonlyMap<string, { x: number }>>(new Map());
  const droppedId = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (host.current === null) return;
    const positions = readPositions(host.current);
    if (!isStill()) {
      for (const [key, { element, x }] of positions) {
        const old = before.current.get(key);
        if (old !== undefined && old.x !== x) {
          element.animate([{ transform: `translateX(${old.x - x}px)` }, { transform: 'none' }], MOTION);
        }
      }
      if (previewId !== undefined && previewId !== droppedId.current) {
        for (const dot of host.current.querySelectorAll(`[data-person="${CSS.escape(previewId)}"]`)) {
          const above = { transform: `translateY(-${DROP_PX}px)`, opacity: 0 };
          dot.animate([above, { transform: 'none', opacity: 1 }], MOTION);
        }
      }
    }
    before.current = positions;
    droppedId.current = previewId;
  }, [host, svg, previewId]);
}
