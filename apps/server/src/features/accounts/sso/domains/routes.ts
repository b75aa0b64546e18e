import {
  SsoDomainBody,
  SsoDomainParams,
  SsoWorkspaceParams,
} from '@quint/contract/workspace/single-sign-on.ts';
import { canEditSingleSignOn, canVerifyDomains } from '@quint/domain/workspace/access/single-sign-on.ts';
import * as service from '#features/accounts/sso/domains/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const OF_DOMAIN = { names: 'sso_domains', namesAnyWorkspace: true } as const;

/** The e-mail domains of a company. */
export const registerDomainRoutes = routes(
  route('POST /organizations/:id/sso/domains', {
    access: ask(canEditSingleSignOn),
    names: 'organizations',
    namesAnyWorkspace: true,
    summary: 'Claim an e-mail domain for a workspace',
    params: SsoWorkspaceParams,
    body: SsoDomainBody,
    handler: async ({ deps, actor, params, body }) => {
      const input = { organizationId: params.id, domain: body.domain };
      await service.claimDomain(deps, actor, input);
    },
  }),
  route('POST /sso/domains/:id/check', {
    access: ask(canEditSingleSignOn),
    ...OF_DOMAIN,
    summary: 'Look for the TXT record that proves a domain',
    params: SsoDomainParams,
    handler: async ({ deps, request, actor, params }) => {
      const input = { id: params.id, sessionId: request.sessionId };
      await service.checkDomain(deps, actor, input);
    },
  }),
  route('POST /sso/domains/:id/vouch', {
    access: ask(canVerifyDomains),
    ...OF_DOMAIN,
    needsProof: true,
    summary: 'Give a domain to its workspace without a record',
    params: SsoDomainParams,
    handler: ({ deps, actor, params }) => service.vouchForDomain(deps, actor, params.id),
  }),
  route('DELETE /sso/domains/:id', {
    access: ask(canEditSingleSignOn),
    ...OF_DOMAIN,
    needsProof: true,
    summary: 'Give up an e-mail domain',
    params: SsoDomainParams,
    handler: ({ deps, actor, params }) => service.removeDomain(deps, actor, params.id),
  }),
);
