import { useSyncExternalStore } from 'react';

/** A person who may get an answer. */
export interface AnsweredPerson {
  readonly id: string;
  readonly name: string;
  readonly isMasked?: boolean | undefined;
}

/** People who were just marked as not moving forward in a role. */
export interface AnswerOffer {
  readonly roleId: string;
  readonly people: readonly AnsweredPerson[];
}

let currentOffer: AnswerOffer | undefined;
const listeners = new Set<() => void>();

function change(next: AnswerOffer | undefined): void {
  currentOffer = next;
  for (const listener of listeners) listener();
}

/** Offers to write to people who are not moving forward, on any page. Nothing is sent before a press. */
export function offerAnswer(offer: AnswerOffer): void {
  change(offer.people.length === 0 ? undefined : offer);
}

export function closeAnswerOffer(): void {
  change(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAnswerOffer(): AnswerOffer | undefined {
  return useSyncExternalStore(subscribe, () => currentOffer);
}
