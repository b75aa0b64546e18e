import { useEffect } from 'react';

const INPUTS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Whether the person has pressed something in this document. Older browsers do not say so. */
function hasBeenUsed(): boolean {
  return 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
}

/**
 * Runs once for each `subject`, with the first key, press or turn of the wheel, or at once where the person has pressed
 * something in this document before. Programs that load pages and run their scripts do none of these. Without a subject
 * it waits.
 */
export function useFirstInput(subject: string | undefined, run: (subject: string) => void): void {
  useEffect(() => {
    if (subject === undefined) return;
    if (hasBeenUsed()) return run(subject);
    const stop = new AbortController();
    const once = () => {
      stop.abort();
      run(subject);
    };
    for (const input of INPUTS) {
      addEventListener(input, once, { capture: true, passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [subject, run]);
}
