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
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  getInbox,
  getThread,
  getUnseen,
  seeThread,
  sendMessage,
} from '#features/people/messages/inbox/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerInboxRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/inbox',
    config: { access: ask(canReadInbox) },
    schema: {
      summary: 'List the threads between administrators and talents',
      response: { 200: InboxAnswer },
    },
    handler: async (request) => ({ data: await getInbox(deps, actorOf(request)) }),
  });

  app.route({
    method: 'GET',
    url: '/inbox/unseen',
    config: { access: ask(canReadInbox) },
    schema: { summary: 'Count unseen messages', response: { 200: InboxUnseenAnswer } },
    handler: async (request) => ({ data: { unseen: await getUnseen(deps, actorOf(request)) } }),
  });

  registerThreadRoutes(app, deps);
}

function registerThreadRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/inbox/:talentId',
    config: { access: ask(canReadInbox), names: 'talents' },
    schema: {
      summary: 'Read the thread with a talent',
      params: ThreadParams,
      querystring: ThreadQuery,
      response: { 200: ThreadAnswer },
    },
    handler: async (request) => {
      const query = { ...request.params, before: request.query.before };
      return { data: await getThread(deps, actorOf(request), query) };
    },
  });

  app.route({
    method: 'POST',
    url: '/inbox/:talentId',
    config: { access: ask(canWriteInInbox), names: 'talents' },
    schema: {
      summary: 'Write to the thread with a talent',
      params: ThreadParams,
      body: MessageBody,
      response: { 200: MessageAnswer },
    },
    handler: async (request) => {
      const message = { ...request.params, ...request.body };
      return { data: await sendMessage(deps, actorOf(request), message) };
    },
  });

  app.route({
    method: 'POST',
    url: '/inbox/:talentId/seen',
    config: { access: ask(canReadInbox), names: 'talents' },
    schema: {
      summary: 'Mark a thread as seen',
      params: ThreadParams,
      body: SeenBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await seeThread(deps, actorOf(request), { ...request.params, ...request.body });
      return reply.status(204).send(null);
    },
  });
}
