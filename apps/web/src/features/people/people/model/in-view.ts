import { useSyncExternalStore, type ReactNode } from 'react';
import type { ActionTarget } from './person.ts';

interface OfferedAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly count: number;
  readonly run: () => void;
}

/** The actions for the selection, or else for the open record. */
export interface ActionsInView {
  readonly actions: readonly OfferedAction[];
  readonly people: readonly ActionTarget[];
}

let offers: readonly ActionsInView[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ActionsInView[]): void {
  offers = next;
  for (const listener of listeners) listener();
}

/** Offers actions to the palette until the returned function is called. */
export function offerActions(offer: ActionsInView): () => void {
  change([...offers, offer]);
  return () => change(offers.filter((each) => each !== offer));
}

export function useActionsInView(): ActionsInView | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offers.at(-1),
  );
}
