import { IdParams } from '@quint/contract/base/ids.ts';
import {
  ApiTokenAnswer,
  ApiTokensAnswer,
  CurrentApiTokenAnswer,
  NewApiToken,
  NewApiTokenAnswer,
} from '@quint/contract/workspace/api-tokens.ts';
import { OwnerProof } from '@quint/contract/workspace/session.ts';
import { canUseApiTokens } from '@quint/domain/workspace/api-scopes.ts';
import {
  getCurrentApiToken,
  listApiTokens,
  makeApiToken,
  revokeApiToken,
  takeOverApiToken,
} from '#features/workspace/api-tokens/service.ts';
import { countRefusals } from '#features/workspace/api-tokens/usage/service.ts';
import { accountSessionOf } from '#http/account-session.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

const access = ask(canUseApiTokens);

/** The token routes; for all routes registered after this, requests that a token may not make are counted. */
export const registerApiTokenRoutes = routes(
  countRefusals,
  route('GET /tokens', {
    access,
    summary: 'List the API tokens of the workspace',
    answer: ApiTokensAnswer,
    handler: ({ deps, actor }) => listApiTokens(deps, actor),
  }),
  route('POST /tokens', {
    access,
    summary: 'Create an API token, which only this answer shows',
    body: NewApiToken,
    answer: NewApiTokenAnswer,
    handler: ({ deps, request, actor, body }) =>
      makeApiToken(deps, actor, {
        body,
        session: accountSessionOf(request),
      }),
  }),
  // The routes of one token.
  route('POST /tokens/:id/take-over', {
    access,
    names: 'api_tokens',
    summary: 'Answer for an API token of the workspace instead of its administrator so far',
    params: IdParams,
    body: OwnerProof,
    answer: ApiTokenAnswer,
    handler: ({ deps, request, actor, params, body }) =>
      takeOverApiToken(deps, actor, {
        id: params.id,
        proof: body,
        session: accountSessionOf(request),
      }),
  }),
  route('DELETE /tokens/:id', {
    access,
    names: 'api_tokens',
    summary: 'Revoke an API token',
    params: IdParams,
    handler: ({ deps, actor, params }) => revokeApiToken(deps, actor, params.id),
  }),
  route('GET /tokens/current', {
    access,
    tokenScopes: [],
    summary: 'Read about the API token of the request',
    answer: CurrentApiTokenAnswer,
    handler: ({ deps, actor }) => getCurrentApiToken(deps, actor),
  }),
);
