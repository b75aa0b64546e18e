import { useSyncExternalStore } from 'react';

/** Below this width the phone layout is used, except in print, where the page is narrower but needs the wide layout. */
const MOBILE_BELOW_PX = 768;
const MOBILE = `screen and (max-width: ${MOBILE_BELOW_PX - 0.02}px)`;

/** Below this width a list beside the menu has no space for all columns. */
const NARROW = 'screen and (max-width: 1279.98px)';

function subscribe(query: string, onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
const subscribeMobile = (onChange: () => void) => subscribe(MOBILE, onChange);

export function isMobile(): boolean {
  return window.matchMedia(MOBILE).matches;
}

/** Whether the window is narrower than 768 px, kept current. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribeMobile, isMobile);
}

const subscribeNarrow = (onChange: () => void) => subscribe(NARROW, onChange);
const isNarrow = () => window.matchMedia(NARROW).matches;

/** Whether the window is narrower than 1280 px, kept current. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribeNarrow, isNarrow);
}
