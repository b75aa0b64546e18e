import { useEffect } from 'react';

const SOON_MS = 200;

/** Runs once, when the page is rendered and the browser is idle. Failures are reported where the result is needed. */
export function useWhenIdle(run: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => void run().catch(() => undefined);
    // Not every browser has requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(start, SOON_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start);
    return () => cancelIdleCallback(handle);
  }, [run]);
}
