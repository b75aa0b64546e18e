import { useSyncExternalStore, type ReactNode } from 'react';
import type { PersonAtWork } from './person.ts';

interface Offered {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly count: number;
  readonly run: () => void;
}

/** The verbs of the people in view: of the selection, or else of the record. */
export interface VerbsInView {
  readonly verbs: readonly Offered[];
  readonly people: readonly PersonAtWork[];
}

let offers: readonly VerbsInView[] = [];
const listeners = new Set<() => void>();

function change(next: readonly VerbsInView[]): void {
  offers = next;
  for (const listener of listeners) listener();
}

/** Offers verbs to the palette until the returned function is called. */
export function offerVerbs(offer: VerbsInView): () => void {
  change([...offers, offer]);
  return () => change(offers.filter((each) => each !== offer));
}

export function useVerbsInView(): VerbsInView | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offers.at(-1),
  );
}
