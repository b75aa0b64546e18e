import { useCallback, useEffect, useRef } from 'react';

/**
 * Measures how long a subject is visible; pauses while the page is hidden. `onTimeMeasured` gets the seconds when the
 * subject changes or the returned function is called, each second once.
 */
export function useStopwatch(
  subject: number,
  isRunning: boolean,
  onTimeMeasured: (subject: number, seconds: number) => void,
): () => void {
  const since = useRef<number>(undefined);
  const lap = useCallback(() => {
    const now = performance.now();
    if (since.current !== undefined) onTimeMeasured(subject, (now - since.current) / 1000);
    since.current = since.current === undefined ? undefined : now;
  }, [subject, onTimeMeasured]);
  useEffect(() => {
    if (!isRunning) return;
    const follow = () => {
      if (document.hidden) {
        lap();
        since.current = undefined;
      } else {
        since.current ??= performance.now();
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      lap();
      since.current = undefined;
    };
  }, [isRunning, lap]);
  return lap;
}
