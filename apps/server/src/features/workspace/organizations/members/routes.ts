import { MemberParams } from '@quint/contract/workspace/members.ts';
import { canRemoveMembers } from '@quint/domain/workspace/access/members.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { removeMember } from '#features/workspace/organizations/members/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** The members of a workspace. They are read below /items and invited at /invite/users. */
export function registerMemberRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'DELETE',
    url: '/members/:id',
    config: {
      access: ask(canRemoveMembers),
      names: 'memberships',
      namesAnyWorkspace: true,
      needsProof: true,
    },
    schema: {
      summary: 'Remove a member from the workspace',
      params: MemberParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await removeMember(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
}
