import { useState } from 'react';
import { startAgain } from '../api.ts';
import { forgetSheet } from '../saving/open-sheet.ts';

/** Puts this device on a new sheet. */
export function useRetake(onStarted: () => void) {
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const start = async () => {
    if (state === 'starting') return;
    setState('starting');
    try {
      // Answers to the old sheet that never left this device must not end up on the new one.
      await forgetSheet();
      await startAgain();
      onStarted();
    } catch {
      setState('failed');
    }
  };
  return { start: () => void start(), isStarting: state === 'starting', isFailed: state === 'failed' };
}
