import { useSyncExternalStore } from 'react';
import { catchKeys, takeKeys } from './typed-ahead.ts';

/** What opens over any page, from a button, by a key or by a command. */
export type Panel = 'palette' | 'keys' | 'tour' | 'inbox';

let shown: Panel | undefined;
const listeners = new Set<() => void>();

function change(next: Panel | undefined): void {
  // Who opens the palette types at once; its field takes over what was typed while it came.
  if (next === 'palette') catchKeys({ onLeave: closePanel });
  else takeKeys();
  shown = next;
  for (const listener of listeners) listener();
}

/** Opens a panel in the place of the one that is open. */
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
