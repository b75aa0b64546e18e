import { ConfirmEmailBody, RequestConfirmationBody } from '@quint/contract/sign-up.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { confirmEmail, requestConfirmation } from '#features/auth/sign-up/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';

/** Confirming the address of a sign-up. */
export function registerSignUpRoutes(app: App, deps: Deps): void {
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
      await confirmEmail(deps, { token: request.body.token, network: networkOfRequest(request) });
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'POST',
    url: '/auth/email/request',
    config: { access: PUBLIC },
    schema: {
      summary: 'Request that e-mail again',
      body: RequestConfirmationBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      const { email, url } = request.body;
      const origins = ownOriginsOf(request, deps.config);
      const path = url === undefined ? null : readOwnPath('url', url, origins);
      await requestConfirmation(deps, { email, path, network: networkOfRequest(request) });
      return reply.status(204).send(null);
    },
  });
}
