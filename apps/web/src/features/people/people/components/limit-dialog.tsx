import { useEffect, useRef } from 'react';
import { showLimit } from '#lib/panels.ts';

interface TooFewInsightsProps {
  readonly neededCount: number;
  readonly onClose: () => void;
}

/** Replaces a dialog that would spend insights with the panel that offers more. */
export function TooFewInsights({ neededCount, onClose }: TooFewInsightsProps) {
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current) return;
    isShown.current = true;
    onClose();
    showLimit({ of: 'insights', neededCount });
  }, [neededCount, onClose]);
  return null;
}
