import type { Filter } from '@quint/contract/items.ts';
import { useMutation } from '@tanstack/react-query';
import { PERSON_FIELDS, toPerson } from '#features/people/people/model/person.ts';
import { toMail } from '#features/people/people/model/mail-actions.ts';
import { useBulkAction } from '#features/people/people/use-bulk-action.ts';
import { items } from '#lib/items.ts';

/** Reminds the people matching a filter, and shows the outcome. Returns their keys. */
export function useRemind() {
  const runBulkAction = useBulkAction();
  return useMutation({
    mutationFn: async (filter: Filter<'talents'>) => {
      const people = await items('talents').list({ fields: PERSON_FIELDS, filter, limit: -1 });
      await runBulkAction(toMail('remind'), people.map(toPerson));
      return people.map(({ id }) => id);
    },
  });
}
