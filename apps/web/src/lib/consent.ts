import type { PublicSettings } from '@quint/contract/public-settings.ts';
import { useSyncExternalStore } from 'react';
import { servicesOf } from './outside-services.ts';

/** What somebody agreed to: everything that is configured, or only what the product cannot do without. */
export type Consent = 'all' | 'necessary';

type Analytics = PublicSettings['analytics'];

interface Choice {
  readonly consent: Consent;
  /** The services it was asked for: others need another answer. */
  readonly services: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}
interface ConsentState {
  readonly choice: Choice | undefined;
  /** Somebody wants to choose again. */
  readonly isReopened: boolean;
}

const STORAGE_KEY = 'quint.consent';
/** After a year it is asked again. */
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
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isChoice(stored) && Date.now() - stored.at < LASTS_MS ? stored : undefined;
  } catch {
    // Without storage, or with something else in it, it is asked again.
    return undefined;
  }
}

let state: ConsentState | undefined;
const listeners = new Set<() => void>();

function current(): ConsentState {
  state ??= { choice: readChoice(), isReopened: false };
  return state;
}

function become(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    // Chosen in another tab.
    if (event.key === STORAGE_KEY) become({ choice: readChoice(), isReopened: false });
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}

/** Remembers what somebody chose for the services of now. */
export function chooseConsent(consent: Consent, analytics: Analytics): void {
  const choice = { consent, services: servicesOf(analytics).join(' '), at: Date.now() };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choice));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  become({ choice, isReopened: false });
}

/** Asks again, whatever was chosen. */
export function reopenConsent(): void {
  become({ ...current(), isReopened: true });
}

/** Knows what is stored and nothing else, as a page that begins. For tests. */
export function resetConsent(): void {
  become({ choice: readChoice(), isReopened: false });
}

interface ConsentView {
  /** What was chosen for these services; undefined until somebody has. */
  readonly consent: Consent | undefined;
  readonly isReopened: boolean;
}

/** What holds for the services that are configured. */
export function useConsent(analytics: Analytics): ConsentView {
  const { choice, isReopened } = useSyncExternalStore(subscribe, current);
  const holds = choice !== undefined && choice.services === servicesOf(analytics).join(' ');
  return { consent: holds ? choice.consent : undefined, isReopened };
}
