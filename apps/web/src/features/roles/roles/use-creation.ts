import { useState } from 'react';

/** The steps of creating a role. */
export type CreationStep = 'creating' | 'analysing' | 'loading' | 'profiling' | 'profilingWithoutAi';

/** The minimum time a step is shown. */
const SHOWN_MS = 300;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

export interface Creation {
  /** The current step; undefined before the first. */
  readonly step: CreationStep | undefined;
  /** Shows a step while its work runs; returns or throws the outcome of the work. */
  readonly during: <Result>(step: CreationStep, work: () => Promise<Result>) => Promise<Result>;
  /** Returns to the state before the first step, after a failure. */
  readonly reset: () => void;
}

/** The steps of creating a role, each shown while its work runs. */
export function useCreation(): Creation {
  const [step, setStep] = useState<CreationStep>();
  return {
    step,
    async during(next, work) {
      setStep(next);
      const [result] = await Promise.all([work(), wait(SHOWN_MS)]);
      return result;
    },
    reset: () => setStep(undefined),
  };
}
