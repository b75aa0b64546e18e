import { useSyncExternalStore } from 'react';

/** From this width on, notes and history are beside the page. */
const WIDE = '(min-width: 1100px)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(WIDE);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window has space for a column beside the page. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
