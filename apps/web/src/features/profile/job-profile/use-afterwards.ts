import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { PartState } from './model/part-state.ts';

const SAVED_NOW_MS = 4000;

interface Afterwards {
  /** There is a network again. */
  readonly onOnline: () => void;
  /** It was said for long enough that it was saved now. */
  readonly onSaid: () => void;
}

/** What follows on a state: what waits is saved once there is a network, "saved now" becomes "saved". */
export function useAfterwards(state: PartState, { onOnline, onSaid }: Afterwards): void {
  const goOn = useEffectEvent(onOnline);
  const finish = useEffectEvent(onSaid);
  // With the word on the page, not after it: the network may be back at once, and says so only once.
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
