import type { AccountDuplicatesAnswer } from '@quint/contract/workspace/address-duplicates.ts';
import type { DeletedWorkspacesAnswer } from '@quint/contract/workspace/deleted-workspaces.ts';
import type { Row } from '@quint/contract/items.ts';
import type { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import type { EndSessionsOfAccountAnswer } from '@quint/contract/workspace/session.ts';
import type { CreateWorkspaceAnswer } from '@quint/contract/workspace/sign-up.ts';
import type {
  LockedAccountsAnswer,
  PlatformAdministratorsAnswer,
} from '@quint/contract/workspace/security-events.ts';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { listPages } from '#features/base/records/model/list-pages.ts';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { useChange } from '#lib/use-change.ts';

const FIELDS = [
  'id',
  'name',
  'language',
  'is_freezed',
  'is_on_hold',
  'is_unconfirmed',
  'pack.name',
  'trial_ends_at',
  'date_created',
  'count(users)',
] as const;
export type WorkspaceRow = Row<'organizations', typeof FIELDS>;

/** The workspaces of the platform, a page at a time. */
export const workspacePages = listPages('organizations', {
  fields: FIELDS,
  find: (words) => ({ filter: { _and: words.map((name) => ({ name })) } }),
  sorts: {
    name: ['name'],
    plan: ['pack.name'],
    // Running, paused or waiting.
    state: ['is_on_hold', 'is_freezed'],
    trial: ['trial_ends_at'],
    members: ['count(users)'],
    since: ['date_created'],
  },
});

/** The deleted workspaces that can be restored. */
export const deletedWorkspacesQuery = answerQuery<DeletedWorkspacesAnswer>(
  ['platform', 'deleted-workspaces'],
  '/platform/deleted-workspaces',
);

/** The platform administrators. */
export const administratorsQuery = answerQuery<PlatformAdministratorsAnswer>(
  ['platform', 'administrators'],
  '/auth/administrators',
);

/** Accounts that are locked after wrong passwords. */
export const lockedAccountsQuery = answerQuery<LockedAccountsAnswer>(
  ['platform', 'locked-accounts'],
  '/auth/locked-accounts',
);

/** Accounts that share an address in two spellings. */
export const duplicateAccountsQuery = queryOptions({
  ...answerQuery<AccountDuplicatesAnswer>(['platform', 'double-accounts'], '/auth/address-doubles'),
  meta: { isSilent: true },
});

/** Unlocks an account at once. */
export function useLiftLock() {
  return useChange((id: string) => api(`/auth/locked-accounts/${id}`, { method: 'DELETE' }), {
    invalidates: [lockedAccountsQuery.queryKey],
    evenOnError: true,
  });
}

/** Ends all sessions and personal API tokens of the account with an address. */
export function useEndSessions() {
  return useMutation({
    mutationFn: (email: string) =>
      apiData<EndSessionsOfAccountAnswer>('/auth/accounts/end-sessions', { body: { email } }),
  });
}

export interface NewWorkspace {
  readonly name: string;
  readonly language: 'DE' | 'EN';
  readonly pack: (typeof PACK_NAMES)[keyof typeof PACK_NAMES];
  readonly admins: readonly { readonly email: string }[];
}

/** Creates a workspace and invites its administrators. */
export function useCreateWorkspace() {
  return useChange(
    async (workspace: NewWorkspace) => {
      const body = { ...workspace, selfsignup: false, url: '/auth/invite' };
      return (await api<CreateWorkspaceAnswer>('/workspace-automations/create-workspace', { body })).data;
    },
    { invalidates: [['organizations']] },
  );
}
