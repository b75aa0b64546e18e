import { useEffect } from 'react';
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
  useEffect(() => {
    if (state === 'waiting') {
      addEventListener('online', onOnline);
      return () => removeEventListener('online', onOnline);
    }
    if (state !== 'savedNow') return undefined;
    const timer = setTimeout(onSaid, SAVED_NOW_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- what it calls reads the latest values
  }, [state]);
}
