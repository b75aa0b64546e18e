import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the heading that replaces the pressed button: otherwise the focus would fall back to the page. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
