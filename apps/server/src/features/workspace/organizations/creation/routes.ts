import {
  ApproveWorkspaceBody,
  CreateWorkspaceAnswer,
  CreateWorkspaceBody,
} from '@quint/contract/workspace/sign-up.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import {
  approveWorkspace,
  createWorkspace,
  signUpWorkspace,
} from '#features/workspace/organizations/creation/service.ts';
import { actorOf, ask, assertAllowed, OPTIONAL_SESSION } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { networkOfRequest } from '#http/network.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';
import { setSignUpCookie } from '#http/sign-up-cookie.ts';

/** Creating workspaces: by anybody for their own company, by platform administrators for others. */
export const registerCreatingRoutes = routes(
  route('POST /workspace-automations/create-workspace', {
    access: OPTIONAL_SESSION,
    summary: 'Create a workspace',
    body: CreateWorkspaceBody,
    answer: CreateWorkspaceAnswer,
    handler: async ({ deps, request, reply, body }) => {
      const origins = ownOriginsOf(request, deps.config);
      const path = body.url === undefined ? null : readOwnPath('url', body.url, origins);
      if (body.selfsignup) {
        const context = { path, address: networkOfRequest(request) };
        const { createdWorkspace, account } = await signUpWorkspace(deps, body, context);
        setSignUpCookie(reply, deps.config, account);
        return createdWorkspace;
      }
      const actor = actorOf(request);
      assertAllowed(canEditPlatform(actor));
      return createWorkspace(deps, actor, { body, path });
    },
  }),
  route('POST /workspace-automations/approve-workspace', {
    access: ask(canEditPlatform),
    summary: 'Approve a requested workspace',
    body: ApproveWorkspaceBody,
    handler: ({ deps, actor, body }) => approveWorkspace(deps, actor, body.organizationId),
  }),
);
