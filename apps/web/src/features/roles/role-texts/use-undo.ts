import type { TextVersions } from '@quint/domain/roles/role-texts.ts';
import { useState } from 'react';
import type { RoleTextValue } from './model/text-value.ts';

const STEPS = 50;

/** Undoes changes of short versions step by step. The original keeps what was typed in the meantime. */
export function useUndo(value: RoleTextValue, onChange: (value: RoleTextValue) => void) {
  const [steps, setSteps] = useState<readonly TextVersions[]>([]);
  const [typedIn, setTypedIn] = useState<number>();
  /** Changes the value. Consecutive typing in one version is one step. */
  const change = (next: RoleTextValue, typedVersion?: number) => {
    const { versions, selected, isShown } = value;
    if (typedVersion === undefined || typedVersion !== typedIn)
      setSteps((former) => [...former.slice(-STEPS), { versions, selected: selected, isShown }]);
    setTypedIn(typedVersion);
    onChange(next);
  };
  const undo = () => {
    const last = steps.at(-1);
    if (last === undefined) return;
    setSteps(steps.slice(0, -1));
    setTypedIn(undefined);
    onChange({ ...value, ...last });
  };
  return { change, undo, steps: steps.length };
}
