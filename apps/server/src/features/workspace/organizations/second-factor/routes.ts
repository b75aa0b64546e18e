import { IdParams } from '@quint/contract/base/ids.ts';
import { RequiredFactorAnswer, RequireFactorBody } from '@quint/contract/workspace/two-factor.ts';
import { canResetSecondFactors } from '@quint/domain/workspace/access/members.ts';
import {
  changeRequirement,
  readRequirement,
} from '#features/workspace/organizations/second-factor/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const OF_WORKSPACE = {
  access: ask(canResetSecondFactors),
  names: 'organizations',
  namesAnyWorkspace: true,
} as const;

/** Whether a workspace requires a second factor of all its administrators. */
export const registerRequiredFactorRoutes = routes(
  route('GET /organizations/:id/second-factor', {
    ...OF_WORKSPACE,
    summary: 'Read whether a workspace requires a second factor, and which administrators have none',
    params: IdParams,
    answer: RequiredFactorAnswer,
    handler: ({ deps, actor, params }) => readRequirement(deps, actor, params.id),
  }),
  route('PATCH /organizations/:id/second-factor', {
    ...OF_WORKSPACE,
    needsProof: true,
    summary: 'Require a second factor of all who administer a workspace, or no longer',
    params: IdParams,
    body: RequireFactorBody,
    handler: async ({ deps, actor, params, body }) => {
      const requirement = { organizationId: params.id, isRequired: body.required };
      await changeRequirement(deps, actor, requirement);
    },
  }),
);
