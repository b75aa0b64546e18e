import { PutOffBody } from '@quint/contract/home/overview.ts';
import { canReadOverview } from '@quint/domain/workspace/access/overview.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { putOffLine, takeLinesBack } from '#features/actions/overview/put-offs/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerPutOffRoutes(app: App, deps: Deps): void {
  const access = ask(canReadOverview);

  app.route({
    method: 'POST',
    url: '/overview/put-offs',
    config: { access },
    schema: {
      summary: 'Hide a line of the own start page until tomorrow',
      body: PutOffBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await putOffLine(deps, actorOf(request), request.body);
      return reply.status(204).send(null);
    },
  });

  app.route({
    method: 'DELETE',
    url: '/overview/put-offs',
    config: { access },
    schema: { summary: 'Show all lines again that were put off', response: { 204: z.null() } },
    handler: async (request, reply) => {
      await takeLinesBack(deps, actorOf(request));
      return reply.status(204).send(null);
    },
  });
}
