import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#lib/failures.ts';
import { startAgain } from '../api.ts';
import { forgetSheet } from '../storage/open-sheet.ts';

/** Switches this device to a new survey. */
export function useRetake(onStarted: () => void) {
  const { t } = useTranslation('survey');
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    setProblem(undefined);
    try {
      // Unsent answers to the old survey must not be sent to the new one.
      await forgetSheet();
      await startAgain();
      onStarted();
    } catch (error) {
      setProblem(failureText(error, t('result.retakeFailed')));
    }
    setStarting(false);
  };
  return { start: () => void start(), isStarting, problem };
}
