import { IdParams } from '@quint/contract/base/ids.ts';
import {
  CorrectInvitationAnswer,
  CorrectInvitationBody,
  InviteUsersAnswer,
  InviteUsersBody,
  ResentMemberInvitationAnswer,
} from '@quint/contract/workspace/member-invitations.ts';
import { canInviteMembers } from '@quint/domain/workspace/access/members.ts';
import { correctMemberInvitation } from '#features/workspace/auth/invitations/correction/service.ts';
import {
  inviteMembers,
  resendMemberInvitation,
  withdrawMemberInvitation,
} from '#features/workspace/auth/invitations/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';

const access = ask(canInviteMembers);

/** Invitations of members. */
export const registerMemberInvitationRoutes = routes(
  route('POST /invite/users', {
    access,
    summary: 'Invite people to the workspace',
    body: InviteUsersBody,
    answer: InviteUsersAnswer,
    handler: async ({ deps, request, actor, body }) => {
      const origins = ownOriginsOf(request, deps.config);
      const path = body.url === undefined ? null : readOwnPath('url', body.url, origins);
      return { invited: await inviteMembers(deps, actor, { body, path }) };
    },
  }),
  route('POST /invite/users/:id/resend', {
    access,
    names: 'memberships',
    namesAnyWorkspace: true,
    summary: 'Resend an invitation to the workspace',
    params: IdParams,
    answer: ResentMemberInvitationAnswer,
    handler: ({ deps, actor, params }) => resendMemberInvitation(deps, actor, params.id),
  }),
  route('DELETE /invite/users/:id', {
    access,
    names: 'memberships',
    namesAnyWorkspace: true,
    summary: 'Cancel an invitation to the workspace',
    params: IdParams,
    handler: ({ deps, actor, params }) => withdrawMemberInvitation(deps, actor, params.id),
  }),
  route('PATCH /invite/users/:id', {
    access: ask(canInviteMembers),
    names: 'memberships',
    namesAnyWorkspace: true,
    summary: 'Send an invitation to the workspace to a corrected address',
    params: IdParams,
    body: CorrectInvitationBody,
    answer: CorrectInvitationAnswer,
    handler: ({ deps, actor, params, body }) => {
      const correction = { id: params.id, email: body.email };
      return correctMemberInvitation(deps, actor, correction);
    },
  }),
);
