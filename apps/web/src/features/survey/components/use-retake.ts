import { useState } from 'react';
import { markReported } from '#lib/failures.ts';
import { startAgain } from '../api.ts';
import { forgetSheet } from '../saving/open-sheet.ts';

/** Switches this device to a new sheet. */
export function useRetake(onStarted: () => void) {
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const start = async () => {
    if (state === 'starting') return;
    setState('starting');
    try {
      // Unsent answers of the old sheet must not be sent to the new one.
      await forgetSheet();
      await startAgain();
      onStarted();
    } catch (error) {
      markReported(error);
      setState('failed');
    }
  };
  return { start: () => void start(), isStarting: state === 'starting', isFailed: state === 'failed' };
}
