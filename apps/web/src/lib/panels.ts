import { useSyncExternalStore } from 'react';
import { catchKeys, takeKeys } from './typed-ahead.ts';

/** Panels that open over any page, by a button, a key or a command. */
export type Panel = 'palette' | 'keys' | 'tour' | 'inbox' | 'packages';

let shown: Panel | undefined;
const listeners = new Set<() => void>();

function change(next: Panel | undefined): void {
  // Users of the palette type at once; its field receives the keys typed while it was loading.
  if (next === 'palette') catchKeys({ onLeave: closePanel });
  else takeKeys();
  shown = next;
  for (const listener of listeners) listener();
}

/** Opens a panel and closes the one that is open. */
export function showPanel(panel: Panel): void {
  change(panel);
}

export function closePanel(): void {
  change(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The panel that is open. */
export function useShownPanel(): Panel | undefined {
  return useSyncExternalStore(subscribe, () => shown);
}
