import {
  RequiredFactorAnswer,
  RequireFactorBody,
  TwoFactorResetParams,
} from '@quint/contract/workspace/two-factor.ts';
import { canResetSecondFactors } from '@quint/domain/workspace/access/members.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  changeRequirement,
  readRequirement,
} from '#features/workspace/organizations/second-factor/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const OF_WORKSPACE = {
  access: ask(canResetSecondFactors),
  names: 'organizations',
  namesAnyWorkspace: true,
} as const;

/** Whether a workspace requires a second factor of all who administer it. */
export function registerRequiredFactorRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/organizations/:id/second-factor',
    config: OF_WORKSPACE,
    schema: {
      summary: 'Read whether a workspace requires a second factor, and which administrators have none',
      params: TwoFactorResetParams,
      response: { 200: RequiredFactorAnswer },
    },
    handler: async (request) => ({
      data: await readRequirement(deps, actorOf(request), request.params.id),
    }),
  });
  app.route({
    method: 'PATCH',
    url: '/organizations/:id/second-factor',
    config: { ...OF_WORKSPACE, needsProof: true },
    schema: {
      summary: 'Require a second factor of all who administer a workspace, or no longer',
      params: TwoFactorResetParams,
      body: RequireFactorBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const requirement = { organizationId: request.params.id, required: request.body.required };
      await changeRequirement(deps, actorOf(request), requirement);
      return reply.status(204).send(null);
    },
  });
}
