import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Long enough to see the selection, short enough not to wait. */
const ADVANCE_AFTER_MS = 250;

function advanceDelay(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ADVANCE_AFTER_MS;
}

interface AdvanceOptions {
  /** The visible statement. */
  readonly statement: string;
  readonly onAnswer: (value: number) => void;
  readonly onNext: () => void;
  readonly onBack: (() => void) | undefined;
}

/**
 * Moves on shortly after an answer. A digit typed before that answers the next statement, so that N digits answer N
 * statements at any speed.
 */
export function useAdvance({ statement, onAnswer, onNext, onBack }: AdvanceOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingValue = useRef<number>(undefined);
  const next = useRef(onNext);
  useEffect(() => {
    next.current = onNext;
  });
  const stay = () => {
    const wasLeaving = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return wasLeaving;
  };
  const answer = (value: number) => {
    stay();
    onAnswer(value);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      // Rendered synchronously: the next digit would otherwise answer this statement again.
      flushSync(next.current);
    }, advanceDelay());
  };
  const type = (value: number) => {
    if (!stay()) return answer(value);
    pendingValue.current = value;
    onNext();
  };
  useLayoutEffect(() => {
    const value = pendingValue.current;
    pendingValue.current = undefined;
    if (value !== undefined) answer(value);
    return () => void stay();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each statement
  }, [statement]);
  return {
    answer,
    type,
    stay: () => void stay(),
    goOn: () => {
      stay();
      onNext();
    },
    goBack: () => {
      stay();
      onBack?.();
    },
    takeBack: () => {
      if (!stay()) onBack?.();
    },
  };
}
