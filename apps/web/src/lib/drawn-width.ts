import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of the place a picture or a table stands in, in whole pixels, kept current; `initialWidth` until it is known. A
 * picture drawn at this width keeps its letters at the size it sets them in.
 */
export function useDrawnWidth(initialWidth: number): {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly width: number;
} {
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(initialWidth);
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth } = element;
      // Nothing is laid out in a closed part of a page.
      if (clientWidth > 0) setWidth(clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { host, width };
}
