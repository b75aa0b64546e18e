import {
  ApiTokenAnswer,
  ApiTokenParams,
  ApiTokensAnswer,
  CurrentApiTokenAnswer,
  NewApiToken,
  NewApiTokenAnswer,
} from '@quint/contract/workspace/api-tokens.ts';
import { OwnerProof } from '@quint/contract/workspace/session.ts';
import { canUseApiTokens } from '@quint/domain/workspace/api-scopes.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import {
  getCurrentApiToken,
  listApiTokens,
  makeApiToken,
  revokeApiToken,
  takeOverApiToken,
} from '#features/workspace/api-tokens/service.ts';
import { countRefusals } from '#features/workspace/api-tokens/usage/service.ts';
import { accountSessionOf } from '#http/account-session.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const access = ask(canUseApiTokens);

/** The routes of tokens; from here on, the requests of every route that a token may not make are counted. */
export function registerApiTokenRoutes(app: App, deps: Deps): void {
  countRefusals(app, deps);
  app.route({
    method: 'GET',
    url: '/tokens',
    config: { access },
    schema: { summary: 'List the API tokens of the workspace', response: { 200: ApiTokensAnswer } },
    handler: async (request) => ({ data: await listApiTokens(deps, actorOf(request)) }),
  });
  app.route({
    method: 'POST',
    url: '/tokens',
    config: { access },
    schema: {
      summary: 'Create an API token, which only this answer shows',
      body: NewApiToken,
      response: { 200: NewApiTokenAnswer },
    },
    handler: async (request) => ({
      data: await makeApiToken(deps, actorOf(request), {
        body: request.body,
        session: accountSessionOf(request),
      }),
    }),
  });
  registerTokenRoutes(app, deps);
}

/** The routes of one token. */
function registerTokenRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/tokens/:id/take-over',
    config: { access, names: 'api_tokens' },
    schema: {
      summary: 'Answer for an API token of the workspace instead of its administrator so far',
      params: ApiTokenParams,
      body: OwnerProof,
      response: { 200: ApiTokenAnswer },
    },
    handler: async (request) => ({
      data: await takeOverApiToken(deps, actorOf(request), {
        id: request.params.id,
        proof: request.body,
        session: accountSessionOf(request),
      }),
    }),
  });
  app.route({
    method: 'DELETE',
    url: '/tokens/:id',
    config: { access, names: 'api_tokens' },
    schema: { summary: 'Revoke an API token', params: ApiTokenParams, response: { 204: z.null() } },
    handler: async (request, reply) => {
      await revokeApiToken(deps, actorOf(request), request.params.id);
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'GET',
    url: '/tokens/current',
    config: { access, tokenScopes: [] },
    schema: { summary: 'Read about the API token of the request', response: { 200: CurrentApiTokenAnswer } },
    handler: async (request) => ({ data: await getCurrentApiToken(deps, actorOf(request)) }),
  });
}
