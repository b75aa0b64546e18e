import { useEffect } from 'react';

const SOON_MS = 200;

/** Runs once, when the page stands and the browser has nothing to do. What goes wrong there is told where it is needed. */
export function useWhenIdle(run: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => void run().catch(() => undefined);
    // Not every browser tells when it is idle.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(start, SOON_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(start);
    return () => cancelIdleCallback(handle);
  }, [run]);
}
