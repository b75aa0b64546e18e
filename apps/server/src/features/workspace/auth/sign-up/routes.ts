import {
  ConfirmationAnswer,
  ConfirmationBody,
  ConfirmEmailBody,
  RequestConfirmationBody,
} from '@quint/contract/workspace/sign-up.ts';
import {
  confirmEmail,
  declineConfirmation,
  describeConfirmation,
} from '#features/workspace/auth/sign-up/confirmation/service.ts';
import { requestConfirmation } from '#features/workspace/auth/sign-up/service.ts';
import { PUBLIC } from '#http/access.ts';
import { networkOfRequest } from '#http/network.ts';
import { ownOriginsOf, readOwnPath } from '#http/own-path.ts';
import type { SignedUpAccount } from '#http/sign-up-cookie.ts';
import { isSignedUpHere } from '#http/sign-up-cookie.ts';
import type { RouteContext } from '#http/routes.ts';
import { route, routes } from '#http/routes.ts';

const confirmationOf = (
  { deps, request }: Pick<RouteContext, 'deps' | 'request'>,
  { token }: { readonly token: string },
) => ({
  token,
  network: networkOfRequest(request),
  isSignedUpHere: (account: SignedUpAccount) => isSignedUpHere(request, deps.config, account),
});

/** Confirming the address of a sign-up. */
export const registerSignUpRoutes = routes(
  // The page behind the mailed link: what it confirms, the press that does, and the one that declines.
  route('POST /auth/email/check', {
    access: PUBLIC,
    summary: 'Read what the token of a confirmation e-mail confirms',
    body: ConfirmationBody,
    answer: ConfirmationAnswer,
    handler: ({ deps, request, body }) => describeConfirmation(deps, confirmationOf({ deps, request }, body)),
  }),
  route('POST /auth/email/confirm', {
    access: PUBLIC,
    summary: 'Confirm an address with the token of the e-mail',
    body: ConfirmEmailBody,
    handler: ({ deps, request, body }) =>
      confirmEmail(deps, { ...confirmationOf({ deps, request }, body), password: body.password }),
  }),
  route('POST /auth/email/decline', {
    access: PUBLIC,
    summary: 'Remove a sign-up that the owner of the address did not make',
    body: ConfirmationBody,
    handler: ({ deps, request, body }) => declineConfirmation(deps, confirmationOf({ deps, request }, body)),
  }),
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
