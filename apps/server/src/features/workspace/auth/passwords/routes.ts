import {
  PasswordAccountAnswer,
  PasswordAccountBody,
  PasswordDeclineBody,
  PasswordRequestBody,
  PasswordResetBody,
} from '@quint/contract/workspace/passwords.ts';
import { SessionAnswer } from '@quint/contract/workspace/session.ts';
import {
  declinePasswordReset,
  getAccountOfLink,
  requestPasswordReset,
  resetPassword,
} from '#features/workspace/auth/passwords/service.ts';
import { PUBLIC } from '#http/access.ts';
import { networkOfRequest } from '#http/network.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { answerSession, arrivalOf } from '#http/session-reply.ts';

/** Existing clients use the path without /auth; the other one is the regular path. */
const REQUEST_PATHS = ['/password/request', '/auth/password/request'] as const;
const access = PUBLIC;

export const registerPasswordRoutes = routes(
  ...REQUEST_PATHS.map((address) =>
    route(`POST ${address}`, {
      access,
      summary: 'Request an e-mail for setting a new password',
      body: PasswordRequestBody,
      handler: async ({ deps, request, body }) => {
        const { email, url, language } = body;
        const path = url === undefined ? null : readOwnPath('url', url, ownOriginsOf(request, deps.config));
        await requestPasswordReset(deps, { email, path, language, arrival: arrivalOf(request, deps) });
      },
    }),
  ),
  route('POST /auth/password/decline', {
    access,
    summary: 'End the link of that e-mail, for a person who did not ask for it',
    body: PasswordDeclineBody,
    handler: ({ deps, request, body: { token } }) =>
      declinePasswordReset(deps, { token, network: networkOfRequest(request) }),
  }),
  route('POST /auth/password/account', {
    access,
    summary: 'Read the address for which the link of that e-mail was requested, and the time of the request',
    body: PasswordAccountBody,
    answer: PasswordAccountAnswer,
    handler: ({ deps, request, body: { token } }) =>
      getAccountOfLink(deps, { token, network: networkOfRequest(request) }),
  }),
  rawRoute('POST /auth/password/reset', {
    access,
    summary: 'Set a new password with the token of that e-mail',
    body: PasswordResetBody,
    response: { 200: SessionAnswer },
    handler: async ({ deps, request, reply, body }) => {
      const { token, password, otp, mode } = body;
      const session = await resetPassword(deps, { token, password, otp, arrival: arrivalOf(request, deps) });
      return answerSession(request, reply, { deps, session, mode });
    },
  }),
);
