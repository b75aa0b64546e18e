import type { MustHaves } from '@quint/domain/vacancies/must-haves.ts';
import { items } from '#lib/items.ts';
import { useChange } from '#lib/use-change.ts';

/** Saves the must-haves of a role; its lists of people depend on them. */
export function useSaveMustHaves(roleId: string) {
  return useChange((mustHaves: MustHaves) => items('roles').update(roleId, { must_haves: mustHaves }), {
    invalidates: [['roles'], ['vacancies', roleId]],
  });
}
