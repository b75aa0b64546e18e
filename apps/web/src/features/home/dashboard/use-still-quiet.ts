import type { Filter } from '@quint/contract/items.ts';
import { useQuery } from '@tanstack/react-query';
import { items } from '#lib/items.ts';
import { serverTime } from '#lib/server-time.ts';

/** People whose survey waits and of whom nothing was heard for a week. */
export const QUIET: Filter<'talents'> = { is_quiet: { _eq: true } };

const DAY_MS = 86_400_000;

/** People considered for a role whose survey waits, and who got no mail within a day. */
export function waitingFor(roleId: string): Filter<'talents'> {
  const yesterday = new Date(serverTime() - DAY_MS).toISOString();
  return {
    roles: { roles_id: { _eq: roleId }, rejected_at: { _null: true } },
    status: { _neq: 'EMPLOYEE' },
    invitation_status: { _in: ['SENT', 'OPENED', 'PENDING'] },
    date_last_invited: { _lt: yesterday },
    _or: [
      { invitation: { date_last_reminded: { _null: true } } },
      { invitation: { date_last_reminded: { _lt: yesterday } } },
    ],
  };
}

/**
 * How many are still quiet after these people were reminded; undefined before. The key names a person, so that taking
 * the reminder back asks again.
 */
export function useStillQuiet(remindedIds: readonly string[] | undefined): number | undefined {
  return useQuery({
    queryKey: ['talents', 'quiet', remindedIds?.[0] ?? ''],
    queryFn: ({ signal }) => items('talents').count({ filter: QUIET, signal }),
    enabled: remindedIds !== undefined,
  }).data;
}
