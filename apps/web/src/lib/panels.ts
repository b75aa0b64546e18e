import { useSyncExternalStore } from 'react';
import { catchKeys, takeKeys } from './typed-ahead.ts';

/** Panels that open above any page, from a button, a key or a command. */
export type Panel = 'palette' | 'keys' | 'tour' | 'inbox' | 'packages' | 'limit';

/** The limit that was reached: insights, of which an action needs `neededCount`, or seats. */
export type MetLimit =
  | { readonly of: 'insights'; readonly neededCount: number }
  | { readonly of: 'administrators' | 'members' };

let currentPanel: Panel | undefined;
let limit: MetLimit | undefined;
const listeners = new Set<() => void>();

function change(next: Panel | undefined): void {
  // Users of the palette type at once: keys are collected for its field while it is loading.
  if (next === 'palette') catchKeys({ onLeave: closePanel });
  else takeKeys();
  currentPanel = next;
  for (const listener of listeners) listener();
}

/** Opens a panel and closes the open one. */
export function showPanel(panel: Panel): void {
  change(panel);
}

/** Opens the panel about a reached limit of the plan, with ways to get more. */
export function showLimit(metLimit: MetLimit): void {
  limit = metLimit;
  change('limit');
}

/** The last limit that was reached. */
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

/** The open panel. */
export function useShownPanel(): Panel | undefined {
  return useSyncExternalStore(subscribe, () => currentPanel);
}
