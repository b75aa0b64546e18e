import { useEffect } from 'react';

/** Scrolling and moving the pointer are no acts: programs that take pictures of pages do both. */
const INPUTS = ['pointerdown', 'keydown'] as const;

/** Whether the browser tells a person's input from that of a script. Older ones do not. */
const knowsPeople = () => 'userActivation' in navigator;

/** Whether the person has pressed something in this document. */
const hasBeenUsed = () => knowsPeople() && navigator.userActivation.hasBeenActive;

/**
 * Runs once for each `subject`, with the first key or press, or at once where the person has pressed something in this
 * document before. Programs that load pages and run their scripts do neither. Without a subject it waits.
 */
export function useFirstInput(subject: string | undefined, run: (subject: string) => void): void {
  useEffect(() => {
    if (subject === undefined) return;
    if (hasBeenUsed()) return run(subject);
    const stop = new AbortController();
    const once = ({ isTrusted }: Event) => {
      if (!isTrusted && knowsPeople()) return;
      stop.abort();
      run(subject);
    };
    for (const input of INPUTS) {
      addEventListener(input, once, { capture: true, passive: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [subject, run]);
}
