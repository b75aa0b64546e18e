import { useEffect, useRef, type RefObject } from 'react';

/** For the heading of what takes the place of the button that was pressed: the focus must not fall back to the page. */
export function useFocusOnMount(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
