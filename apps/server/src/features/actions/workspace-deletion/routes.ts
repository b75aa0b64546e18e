import { DeletedWorkspacesAnswer } from '@quint/contract/workspace/deleted-workspaces.ts';
import { Id } from '@quint/contract/base/ids.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import { listDeletedWorkspaces, restoreWorkspace } from '#features/actions/workspace-deletion/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

/** Deleted workspaces, for the platform. Workspaces are deleted under /items. */
export const registerDeletedWorkspaceRoutes = routes(
  route('GET /platform/deleted-workspaces', {
    access: ask(canEditPlatform),
    summary: 'List the deleted workspaces that can be restored',
    answer: DeletedWorkspacesAnswer,
    handler: ({ deps }) => listDeletedWorkspaces(deps),
  }),
  route('POST /platform/organizations/:id/restore', {
    access: ask(canEditPlatform),
    names: 'organizations',
    namesAnyWorkspace: true,
    summary: 'Restore a deleted workspace with all that belongs to it',
    params: z.object({ id: Id }),
    handler: ({ deps, actor, params }) => restoreWorkspace(deps, actor, params.id),
  }),
);
