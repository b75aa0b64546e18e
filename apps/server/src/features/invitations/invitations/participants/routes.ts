import {
  InviteParticipantsAnswer,
  InviteParticipantsParams,
} from '@quint/contract/invitations/invitations.ts';
import { canInviteParticipants } from '@quint/domain/workspace/access/invitations.ts';
import type { Deps } from '#deps.ts';
import { inviteParticipants } from '#features/invitations/invitations/participants/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerParticipantRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/invite/assessments/:id',
    config: { access: ask(canInviteParticipants), names: 'assessments' },
    schema: {
      summary: 'Invite the participants of an assessment',
      params: InviteParticipantsParams,
      response: { 200: InviteParticipantsAnswer },
    },
    handler: async (request) => ({
      data: await inviteParticipants(deps, actorOf(request), request.params.id),
    }),
  });
}
