import {
  InboxAnswer,
  InboxUnseenAnswer,
  MessageAnswer,
  MessageBody,
  SeenBody,
  ThreadAnswer,
  ThreadParams,
  ThreadQuery,
} from '@quint/contract/people/inbox.ts';
import { canReadInbox, canWriteInInbox } from '@quint/domain/workspace/access/inbox.ts';
import {
  getInbox,
  getThread,
  getUnseen,
  seeThread,
  sendMessage,
} from '#features/people/messages/inbox/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

export const registerInboxRoutes = routes(
  route('GET /inbox', {
    access: ask(canReadInbox),
    summary: 'List the threads between administrators and talents',
    answer: InboxAnswer,
    handler: ({ deps, actor }) => getInbox(deps, actor),
  }),
  route('GET /inbox/unseen', {
    access: ask(canReadInbox),
    summary: 'Count unseen messages',
    answer: InboxUnseenAnswer,
    handler: async ({ deps, actor }) => ({ unseen: await getUnseen(deps, actor) }),
  }),
  route('GET /inbox/:talentId', {
    access: ask(canReadInbox),
    names: 'talents',
    summary: 'Read the thread with a talent',
    params: ThreadParams,
    query: ThreadQuery,
    answer: ThreadAnswer,
    handler: ({ deps, actor, params, query }) => getThread(deps, actor, { ...params, before: query.before }),
  }),
  route('POST /inbox/:talentId', {
    access: ask(canWriteInInbox),
    names: 'talents',
    summary: 'Write to the thread with a talent',
    params: ThreadParams,
    body: MessageBody,
    answer: MessageAnswer,
    handler: ({ deps, actor, params, body }) => {
      const message = { ...params, ...body };
      return sendMessage(deps, actor, message);
    },
  }),
  route('POST /inbox/:talentId/seen', {
    access: ask(canReadInbox),
    names: 'talents',
    summary: 'Mark a thread as seen',
    params: ThreadParams,
    body: SeenBody,
    handler: ({ deps, actor, params, body }) => seeThread(deps, actor, { ...params, ...body }),
  }),
);
