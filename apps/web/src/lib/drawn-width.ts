import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The width of the container of a picture or table, in whole pixels, kept current; `initialWidth` until it was
 * measured. A picture drawn at this width keeps its font size.
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
      // Closed parts of a page have no layout.
      if (clientWidth > 0) setWidth(clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { host, width };
}
