import {
  SsoDomainBody,
  SsoDomainParams,
  SsoWorkspaceParams,
} from '@quint/contract/workspace/single-sign-on.ts';
import { canEditSingleSignOn, canProveDomains } from '@quint/domain/workspace/access/single-sign-on.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import * as service from '#features/accounts/sso/domains/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const OF_DOMAIN = { names: 'sso_domains', namesAnyWorkspace: true } as const;

/** The e-mail domains of a company. */
export function registerDomainRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/organizations/:id/sso/domains',
    config: { access: ask(canEditSingleSignOn), names: 'organizations', namesAnyWorkspace: true },
    schema: {
      summary: 'Claim an e-mail domain for a workspace',
      params: SsoWorkspaceParams,
      body: SsoDomainBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const input = { organizationId: request.params.id, domain: request.body.domain };
      await service.claimDomain(deps, actorOf(request), input);
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'POST',
    url: '/sso/domains/:id/check',
    config: { access: ask(canEditSingleSignOn), ...OF_DOMAIN },
    schema: {
      summary: 'Look for the TXT record that proves a domain',
      params: SsoDomainParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const input = { id: request.params.id, sessionId: request.sessionId };
      await service.checkDomain(deps, actorOf(request), input);
      return reply.status(204).send(null);
    },
  });
  registerEnds(app, deps);
}

function registerEnds(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/sso/domains/:id/vouch',
    config: { access: ask(canProveDomains), ...OF_DOMAIN, needsProof: true },
    schema: {
      summary: 'Give a domain to its workspace without a record',
      params: SsoDomainParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await service.vouchForDomain(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'DELETE',
    url: '/sso/domains/:id',
    config: { access: ask(canEditSingleSignOn), ...OF_DOMAIN, needsProof: true },
    schema: {
      summary: 'Give up an e-mail domain',
      params: SsoDomainParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await service.removeDomain(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
}
