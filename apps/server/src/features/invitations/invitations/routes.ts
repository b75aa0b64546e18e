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
import { publicOrigin } from '#deps.ts';
import { registerDuplicatesRoute } from '#features/invitations/invitations/duplicates/routes.ts';
import {
  cancelOpenInvitation,
  copyInvitationLink,
  resendInvitation,
} from '#features/invitations/invitations/follow-up/service.ts';
import { registerParticipantRoutes } from '#features/invitations/invitations/participants/routes.ts';
import { registerPublicLinkRoutes } from '#features/invitations/invitations/public-links/routes.ts';
import { registerStatusRoutes } from '#features/invitations/invitations/status/routes.ts';
import { inviteTalents, previewInvitation } from '#features/invitations/invitations/service.ts';
import { getInvitationTerms } from '#features/invitations/invitations/limits/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';

const access = ask(canInviteTalents);

export const registerInvitationRoutes = routes(
  route('POST /invite/talents', {
    access,
    tokenScopes: ['invitations:send'],
    summary: 'Invite talents to the survey',
    body: InviteTalentsBody,
    answer: InviteTalentsAnswer,
    handler: ({ deps, request, actor, body }) => {
      const caller = {
        language: languageOf(request),
        ownOrigins: [publicOrigin(deps.config), `${request.protocol}://${request.host}`],
      };
      return inviteTalents(deps, actor, { body, caller });
    },
  }),
  route('GET /invite/talents/terms', {
    access,
    tokenScopes: ['invitations:send'],
    summary: 'Read the daily mail budget and whether own texts are allowed',
    answer: InvitationTermsAnswer,
    handler: ({ deps, actor }) => getInvitationTerms(deps, actor),
  }),
  route('POST /invite/talents/preview', {
    access,
    tokenScopes: ['invitations:send'],
    summary: 'Preview the mail of an invitation',
    body: InvitationPreviewBody,
    answer: InvitationPreviewAnswer,
    handler: ({ deps, actor, body }) => previewInvitation(deps, actor, body),
  }),
  registerDuplicatesRoute,
  registerPublicLinkRoutes,
  registerParticipantRoutes,
  registerStatusRoutes,
  route('POST /invite/talents/:resultId/resend', {
    access,
    names: 'talents_results',
    tokenScopes: ['invitations:send'],
    summary: 'Resend an invitation to the survey',
    params: InvitationParams,
    answer: InvitationAnswer,
    handler: ({ deps, actor, params }) => resendInvitation(deps, actor, params.resultId),
  }),
  route('POST /invite/talents/:resultId/link', {
    access,
    names: 'talents_results',
    tokenScopes: ['invitations:send'],
    summary: 'Create a one-time link to an invitation',
    params: InvitationParams,
    answer: InvitationLinkAnswer,
    handler: ({ deps, actor, params }) => copyInvitationLink(deps, actor, params.resultId),
  }),
  route('POST /invite/talents/:resultId/cancel', {
    access,
    names: 'talents_results',
    tokenScopes: ['invitations:send'],
    summary: 'Cancel an invitation to the survey',
    params: InvitationParams,
    answer: InvitationAnswer,
    handler: ({ deps, actor, params }) => cancelOpenInvitation(deps, actor, params.resultId),
  }),
);
