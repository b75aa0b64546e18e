import {
  CorrectInvitationAnswer,
  CorrectInvitationBody,
  InviteUsersAnswer,
  InviteUsersBody,
  MemberInvitationParams,
  ResentMemberInvitationAnswer,
} from '@quint/contract/workspace/member-invitations.ts';
import { canInviteMembers } from '@quint/domain/workspace/access/members.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { correctMemberInvitation } from '#features/workspace/auth/invitations/correction/service.ts';
import {
  inviteMembers,
  resendMemberInvitation,
  withdrawMemberInvitation,
} from '#features/workspace/auth/invitations/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';

/** Invitations of members. */
export function registerMemberInvitationRoutes(app: App, deps: Deps): void {
  const access = ask(canInviteMembers);
  app.route({
    method: 'POST',
    url: '/invite/users',
    config: { access },
    schema: {
      summary: 'Invite people to the workspace',
      body: InviteUsersBody,
      response: { 200: InviteUsersAnswer },
    },
    handler: async (request) => {
      const { body } = request;
      const origins = ownOriginsOf(request, deps.config);
      const path = body.url === undefined ? null : readOwnPath('url', body.url, origins);
      return { data: { invited: await inviteMembers(deps, actorOf(request), { body, path }) } };
    },
  });
  app.route({
    method: 'POST',
    url: '/invite/users/:id/resend',
    config: { access, names: 'memberships', namesAnyWorkspace: true },
    schema: {
      summary: 'Resend an invitation to the workspace',
      params: MemberInvitationParams,
      response: { 200: ResentMemberInvitationAnswer },
    },
    handler: async (request) => ({
      data: await resendMemberInvitation(deps, actorOf(request), request.params.id),
    }),
  });
  app.route({
    method: 'DELETE',
    url: '/invite/users/:id',
    config: { access, names: 'memberships', namesAnyWorkspace: true },
    schema: {
      summary: 'Cancel an invitation to the workspace',
      params: MemberInvitationParams,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await withdrawMemberInvitation(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
  registerCorrecting(app, deps);
}

function registerCorrecting(app: App, deps: Deps): void {
  app.route({
    method: 'PATCH',
    url: '/invite/users/:id',
    config: { access: ask(canInviteMembers), names: 'memberships', namesAnyWorkspace: true },
    schema: {
      summary: 'Send an invitation to the workspace to a corrected address',
      params: MemberInvitationParams,
      body: CorrectInvitationBody,
      response: { 200: CorrectInvitationAnswer },
    },
    handler: async (request) => {
      const correction = { id: request.params.id, email: request.body.email };
      return { data: await correctMemberInvitation(deps, actorOf(request), correction) };
    },
  });
}
