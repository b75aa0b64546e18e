import type { PublicSettings } from '@quint/contract/operation/public-settings.ts';
import { useSyncExternalStore } from 'react';
import { servicesOf } from './outside-services.ts';

/** The user's choice: all configured services, or only necessary ones. */
export type Consent = 'all' | 'necessary';

type Analytics = PublicSettings['analytics'];

interface Choice {
  readonly consent: Consent;
  /** The services in the request; other services require a new answer. */
  readonly services: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}
interface ConsentState {
  readonly choice: Choice | undefined;
  /** The user wants to choose again. */
  readonly isReopened: boolean;
}

const STORAGE_KEY = 'quint.consent';
/** Consent expires after a year. */
const LASTS_MS = 365 * 24 * 3600 * 1000;

function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { consent, services, at } = value as Readonly<Record<string, unknown>>;
  return (
    (consent === 'all' || consent === 'necessary') && typeof services === 'string' && typeof at === 'number'
  );
}

function readChoice(): Choice | undefined {
  try {
    const storedChoice: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isChoice(storedChoice) && Date.now() - storedChoice.at < LASTS_MS ? storedChoice : undefined;
  } catch {
    // Without storage, or with an unreadable value, the user is asked again.
    return undefined;
  }
}

let state: ConsentState | undefined;
const listeners = new Set<() => void>();

function current(): ConsentState {
  state ??= { choice: readChoice(), isReopened: false };
  return state;
}

function updateState(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    // The choice was made in another tab.
    if (event.key === STORAGE_KEY) updateState({ choice: readChoice(), isReopened: false });
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** Stores the user's choice for the currently configured services. */
export function chooseConsent(consent: Consent, analytics: Analytics): void {
  const choice = { consent, services: servicesOf(analytics).join(' '), at: Date.now() };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  updateState({ choice, isReopened: false });
}

/** Asks for consent again, whatever was chosen before. */
export function reopenConsent(): void {
  updateState({ ...current(), isReopened: true });
}

/** Resets to the stored state, as after loading a page. For tests. */
export function resetConsent(): void {
  updateState({ choice: readChoice(), isReopened: false });
}

interface ConsentView {
  /** The choice for these services; undefined before the first. */
  readonly consent: Consent | undefined;
  readonly isReopened: boolean;
}

/** The current choice for the configured services. */
export function useConsent(analytics: Analytics): ConsentView {
  const { choice, isReopened } = useSyncExternalStore(subscribe, current);
  const holds = choice !== undefined && choice.services === servicesOf(analytics).join(' ');
  return { consent: holds ? choice.consent : undefined, isReopened };
}
