import {
  ConfirmationAnswer,
  ConfirmationBody,
  ConfirmEmailBody,
  RequestConfirmationBody,
} from '@quint/contract/workspace/sign-up.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  confirmEmail,
  declineConfirmation,
  describeConfirmation,
} from '#features/workspace/auth/sign-up/confirmation/service.ts';
import { requestConfirmation } from '#features/workspace/auth/sign-up/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';
import type { SignedUpAccount } from '#http/sign-up-cookie.ts';
import { isSignedUpHere } from '#http/sign-up-cookie.ts';
import { route, routes } from '#http/routes.ts';

/** The page of the mailed link: what it confirms, confirming, and declining. */
function registerConfirming(app: App, deps: Deps): void {
  const confirmationOf = (request: FastifyRequest, { token }: { readonly token: string }) => ({
    token,
    network: networkOfRequest(request),
    isSignedUpHere: (account: SignedUpAccount) => isSignedUpHere(request, deps.config, account),
  });
  app.route({
    method: 'POST',
    url: '/auth/email/check',
    config: { access: PUBLIC },
    schema: {
      summary: 'Read what the token of a confirmation e-mail confirms',
      body: ConfirmationBody,
      response: { 200: ConfirmationAnswer },
    },
    handler: async (request) => ({
      data: await describeConfirmation(deps, confirmationOf(request, request.body)),
    }),
  });
  app.route({
    method: 'POST',
    url: '/auth/email/confirm',
    config: { access: PUBLIC },
    schema: {
      summary: 'Confirm an address with the token of the e-mail',
      body: ConfirmEmailBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { password } = request.body;
      await confirmEmail(deps, { ...confirmationOf(request, request.body), password });
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'POST',
    url: '/auth/email/decline',
    config: { access: PUBLIC },
    schema: {
      summary: 'Remove a sign-up that the owner of the address did not make',
      body: ConfirmationBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await declineConfirmation(deps, confirmationOf(request, request.body));
      return reply.status(204).send(null);
    },
  });
}

/** Confirming the address of a sign-up. */
export const registerSignUpRoutes = routes(
  registerConfirming,
  route('POST /auth/email/request', {
    access: PUBLIC,
    summary: 'Request that e-mail again',
    body: RequestConfirmationBody,
    handler: async ({ deps, request, body }) => {
      const { email, url } = body;
      const origins = ownOriginsOf(request, deps.config);
      const path = url === undefined ? null : readOwnPath('url', url, origins);
      await requestConfirmation(deps, { email, path, network: networkOfRequest(request) });
    },
  }),
);
