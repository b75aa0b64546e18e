import {
  PublicLinkAnswer,
  PublicLinkBody,
  PublicLinkParams,
  PublicLinksAnswer,
} from '@quint/contract/survey/participation.ts';
import { canInviteTalents } from '@quint/domain/workspace/access/invitations.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  listPublicLinks,
  makePublicLink,
  revokePublicLink,
} from '#features/invitations/invitations/public-links/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const access = ask(canInviteTalents);

export function registerPublicLinkRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/invite/public-links',
    config: { access },
    schema: { summary: 'List the public links to the survey', response: { 200: PublicLinksAnswer } },
    handler: async (request) => ({ data: await listPublicLinks(deps, actorOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/invite/public-links',
    config: { access },
    schema: {
      summary: 'Create a public link to the survey',
      body: PublicLinkBody,
      response: { 200: PublicLinkAnswer },
    },
    handler: async (request) => ({
      data: await makePublicLink(deps, actorOf(request), request.body.kind),
    }),
  });
  app.route({
    method: 'DELETE',
    url: '/invite/public-links/:id',
    config: { access, names: 'public_links' },
    schema: {
      summary: 'Withdraw a public link to the survey',
      params: PublicLinkParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await revokePublicLink(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
}
