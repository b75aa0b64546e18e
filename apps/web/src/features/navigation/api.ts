import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { useMaybeCurrentUser } from '#lib/session.ts';

/** What administrators know of the contract of the workspace they are in. */
interface WorkspaceAccount {
  readonly trial_ends_at?: string | null | undefined;
  readonly stripe_payment_data?: { readonly customer_email: string | null } | null | undefined;
}

const FIELDS = ['trial_ends_at', 'stripe_payment_data.customer_email'];

function workspaceAccountQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['workspace-account', workspaceId],
    queryFn: async ({ signal }) => {
      const fields = FIELDS.map((field) => `active_workspace.${field}`);
      const query = { fields };
      const answer = await api<{ data: { active_workspace: WorkspaceAccount | null } }>('/users/me', {
        query,
        signal,
      });
      return answer.data.active_workspace;
    },
    staleTime: 300_000,
  });
}

/** Trial and billing of the active workspace; undefined until it is known, and for its talents. */
export function useWorkspaceAccount(): WorkspaceAccount | undefined {
  const user = useMaybeCurrentUser();
  const workspaceId = user?.active_workspace?.id ?? '';
  const isAdmin = user !== undefined && user.role.name !== 'ORG_USER';
  const account = useQuery({ ...workspaceAccountQuery(workspaceId), enabled: isAdmin && workspaceId !== '' });
  return account.data ?? undefined;
}

/** How many administrators the active workspace has; undefined until it is known, and for its talents. */
export function useAdministrators(): number | undefined {
  const user = useMaybeCurrentUser();
  const workspaceId = user?.active_workspace?.id ?? '';
  const isAdmin = user !== undefined && user.role.name !== 'ORG_USER';
  return useQuery({
    queryKey: ['memberships', 'administrators', workspaceId],
    queryFn: async ({ signal }) => {
      const filter = { user_role: 'ORG_ADMIN', status: 'active' };
      const query = { 'aggregate[count]': '*', filter };
      const { data } = await api<{ data: readonly { count?: string }[] }>('/items/memberships', {
        query,
        signal,
      });
      return Number(data[0]?.count ?? 0);
    },
    staleTime: 300_000,
    enabled: isAdmin && workspaceId !== '' && user.active_workspace?.is_freezed === false,
  }).data;
}
