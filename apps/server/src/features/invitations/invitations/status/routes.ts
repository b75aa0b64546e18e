import {
  InvitationParams,
  InvitationSettingsBody,
  InvitationStatusAnswer,
} from '@quint/contract/invitations/invitations.ts';
import { canInviteTalents, canReadInvitations } from '@quint/domain/workspace/access/invitations.ts';
import { changeInvitation, readInvitationStatus } from '#features/invitations/invitations/status/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canInviteTalents);
const url = '/invite/talents/:resultId';

export const registerStatusRoutes = routes(
  route(`GET ${url}`, {
    access: ask(canReadInvitations),
    names: 'talents_results',
    summary: 'Read how far the survey of an invitation is',
    params: InvitationParams,
    answer: InvitationStatusAnswer,
    handler: ({ deps, actor, params }) => readInvitationStatus(deps, actor, params.resultId),
  }),
  route(`PATCH ${url}`, {
    access,
    names: 'talents_results',
    summary: 'Change the end of the link and the reminders of an invitation',
    params: InvitationParams,
    body: InvitationSettingsBody,
    answer: InvitationStatusAnswer,
    handler: ({ deps, actor, params, body }) => {
      const change = { resultId: params.resultId, body };
      return changeInvitation(deps, actor, change);
    },
  }),
);
