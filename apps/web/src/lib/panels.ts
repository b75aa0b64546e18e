import { useSyncExternalStore } from 'react';
import { catchKeys, takeKeys } from './typed-ahead.ts';

/** Panels that open over any page, by a button, a key or a command. */
export type Panel = 'palette' | 'keys' | 'tour' | 'inbox' | 'packages' | 'limit';

/** What there is too little of: `neededCount` insights for what was pressed, or seats. */
export type MetLimit =
  | { readonly of: 'insights'; readonly neededCount: number }
  | { readonly of: 'administrators' | 'members' };

let currentPanel: Panel | undefined;
let limit: MetLimit | undefined;
const listeners = new Set<() => void>();

function change(next: Panel | undefined): void {
  // Users of the palette type at once; its field receives the keys typed while it was loading.
  if (next === 'palette') catchKeys({ onLeave: closePanel });
  else takeKeys();
  currentPanel = next;
  for (const listener of listeners) listener();
}

/** Opens a panel and closes the one that is open. */
export function showPanel(panel: Panel): void {
  change(panel);
}

/** Opens the panel that says which limit of the plan is met, and how to get more. */
export function showLimit(metLimit: MetLimit): void {
  limit = metLimit;
  change('limit');
}

/** The limit that was met last. */
export function lastLimit(): MetLimit | undefined {
  return limit;
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
  return useSyncExternalStore(subscribe, () => currentPanel);
}
