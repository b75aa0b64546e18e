import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { PartState } from './model/part-state.ts';

const SAVED_NOW_MS = 4000;

interface Afterwards {
  /** Called when the network is back. */
  readonly onOnline: () => void;
  /** Called when "saved now" was shown for long enough. */
  readonly onSaid: () => void;
}

/** Handles the next state: a waiting part is saved once the network is back, and "saved now" becomes "saved". */
export function useAfterwards(state: PartState, { onOnline, onSaid }: Afterwards): void {
  const goOn = useEffectEvent(onOnline);
  const finish = useEffectEvent(onSaid);
  // Subscribes in the layout phase: the network may return at once, and the event fires only once.
  useLayoutEffect(() => {
    if (state !== 'waiting') return undefined;
    const listen = () => goOn();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, [state]);
  useEffect(() => {
    if (state !== 'savedNow') return undefined;
    const timer = setTimeout(() => finish(), SAVED_NOW_MS);
    return () => clearTimeout(timer);
  }, [state]);
}
