import { IdParams } from '@quint/contract/base/ids.ts';
import {
  SsoConnectionBody,
  SsoRulesBody,
  SsoSettingsAnswer,
} from '@quint/contract/workspace/single-sign-on.ts';
import { canEditSingleSignOn } from '@quint/domain/workspace/access/single-sign-on.ts';
import * as service from '#features/accounts/sso/connection/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const OF_WORKSPACE = {
  access: ask(canEditSingleSignOn),
  names: 'organizations',
  namesAnyWorkspace: true,
} as const;

/** The SSO connection of a workspace. */
export const registerConnectionRoutes = routes(
  route('GET /organizations/:id/sso', {
    ...OF_WORKSPACE,
    summary: 'Read how a workspace signs in through its company',
    params: IdParams,
    answer: SsoSettingsAnswer,
    handler: ({ deps, actor, params }) => service.readSettings(deps, actor, params.id),
  }),
  route('POST /organizations/:id/sso', {
    ...OF_WORKSPACE,
    needsProof: true,
    summary: 'Connect a workspace to its identity provider',
    params: IdParams,
    body: SsoConnectionBody,
    handler: async ({ deps, actor, params, body }) => {
      const input = { organizationId: params.id, body };
      await service.saveConnection(deps, actor, input);
    },
  }),
  route('PATCH /organizations/:id/sso', {
    ...OF_WORKSPACE,
    needsProof: true,
    summary: 'Change who signs in through the company, and how',
    params: IdParams,
    body: SsoRulesBody,
    handler: ({ deps, request, actor, params, body }) =>
      service.changeRules(deps, actor, {
        organizationId: params.id,
        body,
        sessionId: request.sessionId,
      }),
  }),
  route('DELETE /organizations/:id/sso', {
    ...OF_WORKSPACE,
    needsProof: true,
    summary: 'Disconnect a workspace from its identity provider',
    params: IdParams,
    handler: ({ deps, actor, params }) => service.removeConnection(deps, actor, params.id),
  }),
);
