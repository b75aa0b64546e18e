import {
  SsoConnectionBody,
  SsoRulesBody,
  SsoSettingsAnswer,
  SsoWorkspaceParams,
} from '@quint/contract/workspace/single-sign-on.ts';
import { canEditSingleSignOn } from '@quint/domain/workspace/access/single-sign-on.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import * as service from '#features/accounts/sso/connection/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const OF_WORKSPACE = {
  access: ask(canEditSingleSignOn),
  names: 'organizations',
  namesAnyWorkspace: true,
} as const;

/** How the people of a workspace sign in through their company. */
export function registerConnectionRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/organizations/:id/sso',
    config: OF_WORKSPACE,
    schema: {
      summary: 'Read how a workspace signs in through its company',
      params: SsoWorkspaceParams,
      response: { 200: SsoSettingsAnswer },
    },
    handler: async (request) => ({
      data: await service.readSettings(deps, actorOf(request), request.params.id),
    }),
  });
  app.route({
    method: 'POST',
    url: '/organizations/:id/sso',
    config: { ...OF_WORKSPACE, needsProof: true },
    schema: {
      summary: 'Connect a workspace to its identity provider',
      params: SsoWorkspaceParams,
      body: SsoConnectionBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const input = { organizationId: request.params.id, body: request.body };
      await service.saveConnection(deps, actorOf(request), input);
      return reply.status(204).send(null);
    },
  });
  registerRules(app, deps);
}

function registerRules(app: App, deps: Deps): void {
  app.route({
    method: 'PATCH',
    url: '/organizations/:id/sso',
    config: { ...OF_WORKSPACE, needsProof: true },
    schema: {
      summary: 'Change who signs in through the company, and how',
      params: SsoWorkspaceParams,
      body: SsoRulesBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { sessionId, body } = request;
      await service.changeRules(deps, actorOf(request), {
        organizationId: request.params.id,
        body,
        sessionId,
      });
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'DELETE',
    url: '/organizations/:id/sso',
    config: { ...OF_WORKSPACE, needsProof: true },
    schema: {
      summary: 'Disconnect a workspace from its identity provider',
      params: SsoWorkspaceParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await service.removeConnection(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
}
