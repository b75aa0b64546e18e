import { Id } from '@quint/contract/base/ids.ts';
import { GrantAnswer, GrantBody } from '@quint/contract/billing/orders.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { grantInsights } from '#features/billing/grants/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerGrantRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/platform/organizations/:id/insights',
    config: { access: ask(canEditPlatform), names: 'organizations', namesAnyWorkspace: true },
    schema: {
      summary: 'Give a workspace talent insights, with a reason that it reads',
      params: z.object({ id: Id }),
      body: GrantBody,
      response: { 200: GrantAnswer },
    },
    handler: async (request) => {
      const grant = { organizationId: request.params.id, ...request.body };
      return { data: { insights: await grantInsights(deps, actorOf(request), grant) } };
    },
  });
}
