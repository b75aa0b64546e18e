import { useState } from 'react';

/** What happens while a role is made. */
export type CreationStep = 'creating' | 'analysing' | 'loading' | 'profiling' | 'profilingWithoutAi';

/** A step stays visible this long, so that it can be read. */
const SHOWN_MS = 300;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

export interface Creation {
  /** The step that runs; undefined before the first. */
  readonly step: CreationStep | undefined;
  /** Shows a step while its work runs; returns or throws what the work does. */
  readonly during: <Result>(step: CreationStep, work: () => Promise<Result>) => Promise<Result>;
  /** Back to before the first step, after work has failed. */
  readonly reset: () => void;
}

/** The steps of making a role, each shown while its work runs. */
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
