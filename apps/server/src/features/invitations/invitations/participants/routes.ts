import {
  InviteParticipantsAnswer,
  InviteParticipantsParams,
} from '@quint/contract/invitations/invitations.ts';
import { canInviteParticipants } from '@quint/domain/workspace/access/invitations.ts';
import { inviteParticipants } from '#features/invitations/invitations/participants/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerParticipantRoutes = route('POST /invite/assessments/:id', {
  access: ask(canInviteParticipants),
  names: 'assessments',
  summary: 'Invite the participants of an assessment',
  params: InviteParticipantsParams,
  answer: InviteParticipantsAnswer,
  handler: ({ deps, actor, params }) => inviteParticipants(deps, actor, params.id),
});
