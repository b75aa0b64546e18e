import type { Filter } from '@quint/contract/items.ts';
import { useQuery } from '@tanstack/react-query';
import { items } from '#lib/items.ts';
import { serverTime } from '#lib/server-time.ts';

/** People with an open survey and no activity for a week. */
export const QUIET: Filter<'talents'> = { is_quiet: { _eq: true } };

const DAY_MS = 86_400_000;

/** People considered for a role with an open survey who got no mail within a day. */
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
 * The number of people who are still inactive after these were reminded; undefined before. The key contains the people,
 * so that undoing the reminder refetches it.
 */
export function useStillQuiet(remindedIds: readonly string[] | undefined): number | undefined {
  return useQuery({
    queryKey: ['talents', 'quiet', remindedIds?.[0] ?? ''],
    queryFn: ({ signal }) => items('talents').count({ filter: QUIET, signal }),
    enabled: remindedIds !== undefined,
  }).data;
}
