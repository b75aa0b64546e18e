import {
  RetainDataAnswer,
  RetainDataBody,
  RetentionAnswer,
  RetentionBody,
  RetentionMonths,
  RetentionPreviewAnswer,
} from '@quint/contract/privacy/retention.ts';
import { canEditRetention } from '@quint/domain/workspace/access/retention.ts';
import { canReadOversight } from '@quint/domain/workspace/access/works-council.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import * as service from '#features/privacy/retention/service.ts';
import { actorOf, ask, PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';

/** How long a workspace keeps people, and the page of those who want to be kept. */
export function registerRetentionRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/retention',
    config: { access: ask(canReadOversight) },
    schema: {
      summary: 'Read how long the workspace keeps what, and whose data ends soon',
      response: { 200: RetentionAnswer },
    },
    handler: async (request) => ({ data: await service.readRetention(deps, actorOf(request)) }),
  });
  app.route({
    method: 'PATCH',
    url: '/retention',
    config: { access: ask(canEditRetention) },
    schema: {
      summary: 'Change how long the workspace keeps people',
      body: RetentionBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await service.changeRetention(deps, actorOf(request), request.body);
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'POST',
    url: '/retention/preview',
    config: { access: ask(canEditRetention) },
    schema: {
      summary: 'Count the people whose data other numbers would end soon',
      body: RetentionMonths,
      response: { 200: RetentionPreviewAnswer },
    },
    handler: async (request) => ({
      data: await service.previewRetention(deps, actorOf(request), request.body),
    }),
  });
  registerRetentionRequest(app, deps);
}

/** For people without a session. */
function registerRetentionRequest(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/retention/keep',
    config: { access: PUBLIC },
    schema: {
      summary: 'Ask to be kept, by the link of a mail',
      body: RetainDataBody,
      response: { 200: RetainDataAnswer },
    },
    handler: async (request) => {
      const input = { token: request.body.token, network: networkOfRequest(request) };
      return { data: await service.retainPerson(deps, input) };
    },
  });
}
