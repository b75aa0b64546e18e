import type { Filter } from '@quint/contract/items.ts';
import { useMutation } from '@tanstack/react-query';
import { PERSON_FIELDS, toPerson } from '#features/people/model/person.ts';
import { toMail } from '#features/people/model/works.ts';
import { useWork } from '#features/people/use-work.ts';
import { items } from '#lib/items.ts';

/** People whose survey waits and of whom nothing was heard for a week. */
export const QUIET: Filter<'talents'> = { is_quiet: { _eq: true } };

const DAY_MS = 86_400_000;

/** People considered for a role whose survey waits, and who got no mail within a day. */
export function waitingFor(roleId: string): Filter<'talents'> {
  return {
    roles: { roles_id: { _eq: roleId }, rejected_at: { _null: true } },
    status: { _neq: 'EMPLOYEE' },
    invitation_status: { _in: ['SENT', 'OPENED', 'PENDING'] },
    date_last_invited: { _lt: new Date(Date.now() - DAY_MS).toISOString() },
  };
}

/** Reminds the people whom a filter finds, and says what came of it. */
export function useRemind() {
  const work = useWork();
  return useMutation({
    mutationFn: async (filter: Filter<'talents'>) => {
      const people = await items('talents').list({ fields: PERSON_FIELDS, filter, limit: -1 });
      await work(toMail('remind'), people.map(toPerson));
    },
  });
}
