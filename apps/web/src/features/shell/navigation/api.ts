import type { Row } from '@quint/contract/items.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isAdmin } from '#lib/guard.ts';
import { below, getOwnAccount, items } from '#lib/items.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';

const FIELDS = below('active_workspace', ['trial_ends_at', 'stripe_payment_data.customer_email']);
/** The contract of the active workspace, for its administrators. */
type WorkspaceAccount = NonNullable<Row<'own:users', typeof FIELDS>['active_workspace']>;

function workspaceAccountQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['workspace-account', workspaceId],
    queryFn: async ({ signal }) => (await getOwnAccount({ fields: FIELDS, signal })).active_workspace,
    staleTime: 300_000,
  });
}

/** Trial and billing of the active workspace; undefined while loading, and for its talents. */
export function useWorkspaceAccount(): WorkspaceAccount | undefined {
  const user = useMaybeCurrentUser();
  const workspaceId = user?.active_workspace?.id ?? '';
  const mayRead = user !== undefined && isAdmin(user);
  const account = useQuery({ ...workspaceAccountQuery(workspaceId), enabled: mayRead && workspaceId !== '' });
  return account.data ?? undefined;
}

/** The number of administrators of the active workspace; undefined while loading, and for its talents. */
export function useAdministrators(): number | undefined {
  const user = useMaybeCurrentUser();
  const workspaceId = user?.active_workspace?.id ?? '';
  const mayRead = user !== undefined && isAdmin(user);
  return useQuery({
    queryKey: ['memberships', 'administrators', workspaceId],
    queryFn: ({ signal }) =>
      items('memberships').count({ filter: { user_role: 'ORG_ADMIN', status: 'active' }, signal }),
    staleTime: 300_000,
    enabled: mayRead && workspaceId !== '' && user.active_workspace?.is_freezed === false,
  }).data;
}
