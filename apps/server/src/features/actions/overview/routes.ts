import { OverviewAnswer, OverviewQuery } from '@quint/contract/home/overview.ts';
import { canReadOverview } from '@quint/domain/workspace/access/overview.ts';
import type { Deps } from '#deps.ts';
import { registerSnoozeRoutes } from '#features/actions/overview/snoozes/routes.ts';
import { readOverview } from '#features/actions/overview/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import type { Registry } from '#items/declare/collection.ts';

export function registerOverviewRoutes(app: App, deps: Deps, registry: Registry): void {
  app.route({
    method: 'GET',
    url: '/overview',
    config: { access: ask(canReadOverview) },
    schema: {
      summary: 'Read what wants the person today, with the figures of the workspace',
      querystring: OverviewQuery,
      response: { 200: OverviewAnswer },
    },
    handler: async (request) => ({
      data: await readOverview({ deps, registry }, actorOf(request), request.query.zone),
    }),
  });
  registerSnoozeRoutes(app, deps);
}
