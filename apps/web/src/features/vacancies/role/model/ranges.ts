import { TRAITS } from '@quint/psychometrics/types.ts';
import type { RoleAttributes } from '#features/roles/roles/api.ts';

/** Whether a range or a weight differs from the saved one. */
export function isMovedFrom(savedAttributes: RoleAttributes, now: RoleAttributes): boolean {
  return TRAITS.some((trait) =>
    (['min', 'max', 'weight'] as const).some((part) => savedAttributes[trait][part] !== now[trait][part]),
  );
}
