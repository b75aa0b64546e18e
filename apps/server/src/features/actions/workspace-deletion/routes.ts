import { DeletedWorkspacesAnswer } from '@quint/contract/workspace/deleted-workspaces.ts';
import { Id } from '@quint/contract/base/ids.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { listDeletedWorkspaces, restoreWorkspace } from '#features/actions/workspace-deletion/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Deleted workspaces, for the platform. They are deleted below /items. */
export function registerDeletedWorkspaceRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/platform/deleted-workspaces',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'List the deleted workspaces that can be restored',
      response: { 200: DeletedWorkspacesAnswer },
    },
    handler: async () => ({ data: await listDeletedWorkspaces(deps) }),
  });
  app.route({
    method: 'POST',
    url: '/platform/organizations/:id/restore',
    config: { access: ask(canEditPlatform), names: 'organizations', namesAnyWorkspace: true },
    schema: {
      summary: 'Restore a deleted workspace with all that belongs to it',
      params: z.object({ id: Id }),
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await restoreWorkspace(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
}
