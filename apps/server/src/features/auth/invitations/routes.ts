import {
  AcceptInvitationBody,
  CheckInvitationAnswer,
  CheckInvitationBody,
  InviteUsersAnswer,
  InviteUsersBody,
  MemberInvitationParams,
  ResentMemberInvitationAnswer,
} from '@quint/contract/member-invitations.ts';
import { SessionAnswer } from '@quint/contract/session.ts';
import { canInviteMembers } from '@quint/domain/access/members.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  acceptAndSignIn,
  acceptInvitation,
  checkInvitation,
} from '#features/auth/invitations/accepting/service.ts';
import {
  inviteMembers,
  resendMemberInvitation,
  withdrawMemberInvitation,
} from '#features/auth/invitations/service.ts';
import { actorOf, ask, PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';
import { networkOfRequest } from '#http/network.ts';
import { answerSession, arrivalOf } from '#http/session-reply.ts';

/** Inviting people to work in a workspace, and accepting. */
export function registerMemberInvitationRoutes(app: App, deps: Deps): void {
  registerInviting(app, deps);
  registerAccepting(app, deps);
}

function registerInviting(app: App, deps: Deps): void {
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
}

function registerAccepting(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/users/invite/check',
    config: { access: PUBLIC },
    schema: {
      summary: 'Read what an invitation to a workspace offers',
      body: CheckInvitationBody,
      response: { 200: CheckInvitationAnswer },
    },
    handler: async (request) => ({
      data: await checkInvitation(deps, { token: request.body.token, network: networkOfRequest(request) }),
    }),
  });
  app.route({
    method: 'POST',
    url: '/users/invite/accept',
    config: { access: PUBLIC },
    schema: {
      summary: 'Accept an invitation to a workspace',
      body: AcceptInvitationBody,
      response: { 200: SessionAnswer, 204: z.null() },
    },
    handler: async (request, reply) => {
      const { token, password, first_name: firstName, last_name: lastName, otp, mode } = request.body;
      const input = { token, password, firstName, lastName, otp, arrival: arrivalOf(request, deps) };
      if (mode === undefined) {
        await acceptInvitation(deps, input);
        return reply.status(204).send(null);
      }
      const session = await acceptAndSignIn(deps, input);
      return answerSession(request, reply, { deps, session, mode });
    },
  });
}
