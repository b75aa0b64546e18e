import {
  InvitationAnswer,
  InvitationLinkAnswer,
  InvitationParams,
  InvitationPreviewAnswer,
  InvitationPreviewBody,
  InvitationTermsAnswer,
  InviteTalentsAnswer,
  InviteTalentsBody,
} from '@quint/contract/invitations/invitations.ts';
import { canInviteTalents } from '@quint/domain/workspace/access/invitations.ts';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { registerDuplicatesRoute } from '#features/invitations/invitations/duplicates/routes.ts';
import {
  callOffInvitation,
  copyInvitationLink,
  resendInvitation,
} from '#features/invitations/invitations/follow-up/service.ts';
import { registerParticipantRoutes } from '#features/invitations/invitations/participants/routes.ts';
import { registerPublicLinkRoutes } from '#features/invitations/invitations/public-links/routes.ts';
import { registerStatusRoutes } from '#features/invitations/invitations/status/routes.ts';
import { inviteTalents, previewInvitation } from '#features/invitations/invitations/service.ts';
import { getInvitationTerms } from '#features/invitations/invitations/limits/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

const access = ask(canInviteTalents);

function registerInviting(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/invite/talents',
    config: { access, tokenScopes: ['invitations:send'] },
    schema: {
      summary: 'Invite talents to the survey',
      body: InviteTalentsBody,
      response: { 200: InviteTalentsAnswer },
    },
    handler: async (request) => {
      const caller = {
        language: languageOf(request),
        ownOrigins: [publicOrigin(deps.config), `${request.protocol}://${request.host}`],
      };
      return { data: await inviteTalents(deps, actorOf(request), { body: request.body, caller }) };
    },
  });
  app.route({
    method: 'GET',
    url: '/invite/talents/terms',
    config: { access, tokenScopes: ['invitations:send'] },
    schema: {
      summary: 'Read the daily mail budget and whether own texts are allowed',
      response: { 200: InvitationTermsAnswer },
    },
    handler: async (request) => ({ data: await getInvitationTerms(deps, actorOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/invite/talents/preview',
    config: { access, tokenScopes: ['invitations:send'] },
    schema: {
      summary: 'Preview the mail of an invitation',
      body: InvitationPreviewBody,
      response: { 200: InvitationPreviewAnswer },
    },
    handler: async (request) => ({ data: await previewInvitation(deps, actorOf(request), request.body) }),
  });
}

export function registerInvitationRoutes(app: App, deps: Deps): void {
  registerInviting(app, deps);
  registerDuplicatesRoute(app, deps);
  registerPublicLinkRoutes(app, deps);
  registerParticipantRoutes(app, deps);
  registerStatusRoutes(app, deps);
  app.route({
    method: 'POST',
    url: '/invite/talents/:resultId/resend',
    config: { access, names: 'talents_results', tokenScopes: ['invitations:send'] },
    schema: {
      summary: 'Resend an invitation to the survey',
      params: InvitationParams,
      response: { 200: InvitationAnswer },
    },
    handler: async (request) => ({
      data: await resendInvitation(deps, actorOf(request), request.params.resultId),
    }),
  });
  app.route({
    method: 'POST',
    url: '/invite/talents/:resultId/link',
    config: { access, names: 'talents_results', tokenScopes: ['invitations:send'] },
    schema: {
      summary: 'Create a one-time link to an invitation',
      params: InvitationParams,
      response: { 200: InvitationLinkAnswer },
    },
    handler: async (request) => ({
      data: await copyInvitationLink(deps, actorOf(request), request.params.resultId),
    }),
  });
  app.route({
    method: 'POST',
    url: '/invite/talents/:resultId/cancel',
    config: { access, names: 'talents_results', tokenScopes: ['invitations:send'] },
    schema: {
      summary: 'Cancel an invitation to the survey',
      params: InvitationParams,
      response: { 200: InvitationAnswer },
    },
    handler: async (request) => ({
      data: await callOffInvitation(deps, actorOf(request), request.params.resultId),
    }),
  });
}
