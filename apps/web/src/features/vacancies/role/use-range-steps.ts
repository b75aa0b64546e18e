import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RoleAttributes } from '#features/roles/roles/api.ts';
import type { RangesForm } from './form.ts';

/** Older steps cannot be undone. */
const MOST_STEPS = 100;

interface RangeSteps {
  readonly canUndo: boolean;
  readonly undo: () => void;
  /** Called after a step: a handle was released, or a weight selected. */
  readonly onStep: () => void;
}

/** The ranges before each step, so that steps can be undone one by one. */
export function useRangeSteps(form: UseFormReturn<RangesForm>, savedAttributes: RoleAttributes): RangeSteps {
  const current = useRef<RoleAttributes>(undefined);
  // A ref, so that the form renders only when the first step is done or undone.
  const steps = useRef<RoleAttributes[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty || current.current === undefined)
      current.current = structuredClone(form.getValues('attributes'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the form opens, and when it shows a newer version
  }, [form, savedAttributes]);
  return {
    canUndo,
    onStep() {
      const { current: before } = current;
      const now = structuredClone(form.getValues('attributes'));
      if (before === undefined || JSON.stringify(before) === JSON.stringify(now)) return;
      current.current = now;
      steps.current = [...steps.current, before].slice(-MOST_STEPS);
      setCanUndo(true);
    },
    undo() {
      const before = steps.current.pop();
      if (before === undefined) return;
      current.current = before;
      setCanUndo(steps.current.length > 0);
      form.setValue('attributes', structuredClone(before), { shouldDirty: true });
    },
  };
}
