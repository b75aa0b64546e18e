import type {
  InboxAnswer,
  InboxUnseenAnswer,
  MessageAnswer,
  ThreadAnswer,
} from '@quint/contract/people/inbox.ts';
import type { Row } from '@quint/contract/items.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { answerQuery } from '#lib/answer-query.ts';
import { api, apiData } from '#lib/api-client.ts';
import { isAdmin } from '#lib/guard.ts';
import { items } from '#lib/items.ts';
import { queryClient } from '#lib/query.ts';
import { featuresOf } from '#lib/workspace-features.ts';

/** The polling interval. */
const POLL_MS = 15_000;
const FOUND_AT_MOST = 20;

/** The side of the conversations a user is on; undefined for users without an inbox. */
export function inboxSideOf(user: CurrentUser | undefined): 'workspace' | 'talent' | undefined {
  const workspace = user?.active_workspace ?? undefined;
  if (user === undefined || workspace === undefined || !featuresOf(user).isChatEnabled) return undefined;
  if (!isAdmin(user)) return user.active_talent?.organization_id === workspace.id ? 'talent' : undefined;
  return workspace.is_freezed && user.role.name !== 'APP_ADMIN' ? undefined : 'workspace';
}

/** The number of unread messages for this side. */
export const unseenQuery = queryOptions({
  queryKey: ['inbox', 'unseen'],
  queryFn: async ({ signal }) => {
    const answer = await api<InboxUnseenAnswer>('/inbox/unseen', { signal });
    return answer.data.unseen;
  },
  refetchInterval: POLL_MS,
});

export const threadsQuery = queryOptions({
  ...answerQuery<InboxAnswer>(['inbox', 'threads'], '/inbox'),
  refetchInterval: POLL_MS,
});

/** The messages with a talent, page by page from the newest. */
export function threadQuery(talentId: string) {
  return infiniteQueryOptions({
    queryKey: ['inbox', 'thread', talentId],
    queryFn: async ({ signal, pageParam }) => {
      const query = { before: pageParam };
      return (await api<ThreadAnswer>(`/inbox/${talentId}`, { query, signal })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.has_more ? last.messages[0]?.id : undefined),
    refetchInterval: POLL_MS,
  });
}

/** Updates count, list and thread after a message was written or read. */
function refresh(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['inbox'] });
}

export function useSendMessage(talentId: string) {
  return useMutation({
    mutationFn: (text: string) => apiData<MessageAnswer>(`/inbox/${talentId}`, { body: { text } }),
    onSuccess: refresh,
  });
}

/** Marks the messages with a talent up to this one as read. */
export async function seeThread(talentId: string, until: string): Promise<void> {
  await api(`/inbox/${talentId}/seen`, { body: { until }, isBackground: true });
  await refresh();
}

const PARTNER_FIELDS = ['id', 'fullname'] as const;
export type Partner = Row<'talents', typeof PARTNER_FIELDS>;

/** Talents who can read messages: those with an account, filtered by the input. */
export function partnersQuery(search: string) {
  return queryOptions({
    queryKey: ['inbox', 'partners', search],
    queryFn: ({ signal }) =>
      items('talents').list({
        fields: PARTNER_FIELDS,
        filter: { user: { _nnull: true } },
        search: search === '' ? undefined : search,
        sort: 'fullname',
        limit: FOUND_AT_MOST,
        signal,
      }),
  });
}
