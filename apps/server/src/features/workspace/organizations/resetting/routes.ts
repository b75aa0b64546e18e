import { ResetWorkspaceBody } from '@quint/contract/workspace/sign-up.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { resetWorkspace } from '#features/workspace/organizations/resetting/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerResettingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/workspace-automations/reset-workspace',
    config: { access: ask(canEditPlatform), needsProof: true },
    schema: { summary: 'Empty a workspace', body: ResetWorkspaceBody, response: { 204: z.null() } },
    handler: async (request, reply) => {
      await resetWorkspace(deps, actorOf(request), request.body.organizationId);
      return reply.status(204).send(null);
    },
  });
}
