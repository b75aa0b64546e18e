import {
  AcceptInvitationBody,
  CheckInvitationAnswer,
  CheckInvitationBody,
} from '@quint/contract/workspace/member-invitations.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { SessionAnswer } from '@quint/contract/workspace/session.ts';
import { z } from 'zod';
import {
  acceptAndSignIn,
  acceptInvitation,
  checkInvitation,
  declineInvitation,
} from '#features/accounts/users/acceptance/service.ts';
import { logout } from '#features/workspace/auth/service.ts';
import { PUBLIC } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { cookieName } from '#http/cookies.ts';
import { networkOfRequest } from '#http/network.ts';
import { answerSession, arrivalOf, REFRESH_COOKIE } from '#http/session-reply.ts';

type Names = Pick<AcceptInvitationBody, 'first_name' | 'last_name' | 'has_one_name'>;

/** The names of a request as the service expects them. Throws `account.name_required` without a last name. */
function readNames({ first_name: firstName, last_name: lastName, has_one_name }: Names) {
  if (has_one_name) return { firstName, lastName: '' };
  if (lastName === '') throw fail('account.name_required');
  return { firstName, lastName };
}

/** Accepting an invitation to a workspace. */
export const registerAcceptingRoutes = routes(
  route('POST /users/invite/check', {
    access: PUBLIC,
    summary: 'Read what an invitation to a workspace offers',
    body: CheckInvitationBody,
    answer: CheckInvitationAnswer,
    handler: ({ deps, request, body }) =>
      checkInvitation(deps, { token: body.token, network: networkOfRequest(request) }),
  }),
  route('POST /users/invite/decline', {
    access: PUBLIC,
    summary: 'Decline an invitation to a workspace',
    body: CheckInvitationBody,
    handler: ({ deps, request, body }) =>
      declineInvitation(deps, { token: body.token, network: networkOfRequest(request) }),
  }),
  rawRoute('POST /users/invite/accept', {
    access: PUBLIC,
    summary: 'Accept an invitation to a workspace',
    body: AcceptInvitationBody,
    response: { 200: SessionAnswer, 204: z.null() },
    handler: async ({ deps, request, reply, body }) => {
      const { first_name, last_name, has_one_name, mail_code: mailCode, mode, ...otherFields } = body;
      const names = readNames({ first_name, last_name, has_one_name });
      const input = { ...otherFields, ...names, mailCode, arrival: arrivalOf(request, deps) };
      if (mode === undefined) {
        await acceptInvitation(deps, input);
        return reply.status(204).send(null);
      }
      const session = await acceptAndSignIn(deps, input);
      // The browser has one session. The previous one may be another person's and ends when the invitation is accepted.
      const former = request.cookies[cookieName(deps.config, REFRESH_COOKIE)];
      if (mode === 'cookie' && former !== undefined) await logout(deps, former);
      return answerSession(request, reply, { deps, session, mode });
    },
  }),
);
