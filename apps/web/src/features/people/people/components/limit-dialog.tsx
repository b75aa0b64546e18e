import { useEffect, useRef } from 'react';
import { showLimit } from '#lib/panels.ts';

interface TooFewInsightsProps {
  readonly neededCount: number;
  readonly onClose: () => void;
}

/** In place of a dialog that would spend insights: the panel that offers more, over the same page. */
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
