import {
  InvitationParams,
  InvitationSettingsBody,
  InvitationStatusAnswer,
} from '@quint/contract/invitations/invitations.ts';
import { canInviteTalents, canReadInvitations } from '@quint/domain/workspace/access/invitations.ts';
import type { Deps } from '#deps.ts';
import { changeInvitation, readInvitationStatus } from '#features/invitations/invitations/status/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const access = ask(canInviteTalents);
const url = '/invite/talents/:resultId';

export function registerStatusRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url,
    config: { access: ask(canReadInvitations), names: 'talents_results' },
    schema: {
      summary: 'Read how far the survey of an invitation is',
      params: InvitationParams,
      response: { 200: InvitationStatusAnswer },
    },
    handler: async (request) => ({
      data: await readInvitationStatus(deps, actorOf(request), request.params.resultId),
    }),
  });
  app.route({
    method: 'PATCH',
    url,
    config: { access, names: 'talents_results' },
    schema: {
      summary: 'Change the end of the link and the reminders of an invitation',
      params: InvitationParams,
      body: InvitationSettingsBody,
      response: { 200: InvitationStatusAnswer },
    },
    handler: async (request) => {
      const change = { resultId: request.params.resultId, body: request.body };
      return { data: await changeInvitation(deps, actorOf(request), change) };
    },
  });
}
