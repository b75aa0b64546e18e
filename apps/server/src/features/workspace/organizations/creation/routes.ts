import {
  ApproveWorkspaceBody,
  CreateWorkspaceAnswer,
  CreateWorkspaceBody,
} from '@quint/contract/workspace/sign-up.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  approveWorkspace,
  createWorkspace,
  signUpWorkspace,
} from '#features/workspace/organizations/creation/service.ts';
import { actorOf, OPTIONAL_SESSION, ask, assertAllowed } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';
import { setSignUpCookie } from '#http/sign-up-cookie.ts';

/** Creating workspaces: by anybody for their own company, by platform administrators for others. */
export function registerCreatingRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/workspace-automations/create-workspace',
    config: { access: OPTIONAL_SESSION },
    schema: {
      summary: 'Create a workspace',
      body: CreateWorkspaceBody,
      response: { 200: CreateWorkspaceAnswer },
    },
    handler: async (request, reply) => {
      const { body } = request;
      const origins = ownOriginsOf(request, deps.config);
      const path = body.url === undefined ? null : readOwnPath('url', body.url, origins);
      if (body.selfsignup) {
        const context = { path, address: networkOfRequest(request) };
        const { createdWorkspace, account } = await signUpWorkspace(deps, body, context);
        setSignUpCookie(reply, deps.config, account);
        return { data: createdWorkspace };
      }
      const actor = actorOf(request);
      assertAllowed(canEditPlatform(actor));
      return { data: await createWorkspace(deps, actor, { body, path }) };
    },
  });
  app.route({
    method: 'POST',
    url: '/workspace-automations/approve-workspace',
    config: { access: ask(canEditPlatform) },
    schema: {
      summary: 'Approve a requested workspace',
      body: ApproveWorkspaceBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await approveWorkspace(deps, actorOf(request), request.body.organizationId);
      return reply.status(204).send(null);
    },
  });
}
