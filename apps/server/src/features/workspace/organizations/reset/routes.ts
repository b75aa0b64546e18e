import { ResetWorkspaceBody } from '@quint/contract/workspace/sign-up.ts';
import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import { resetWorkspace } from '#features/workspace/organizations/reset/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerResettingRoutes = route('POST /workspace-automations/reset-workspace', {
  access: ask(canEditPlatform),
  needsProof: true,
  summary: 'Empty a workspace',
  body: ResetWorkspaceBody,
  handler: ({ deps, actor, body }) => resetWorkspace(deps, actor, body.organizationId),
});
