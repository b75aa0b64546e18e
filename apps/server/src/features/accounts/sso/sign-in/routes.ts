import { IdParams } from '@quint/contract/base/ids.ts';
import { SessionAnswer } from '@quint/contract/workspace/session.ts';
import {
  SsoCallbackBody,
  SsoOfferAnswer,
  SsoOfferBody,
  SsoStartAnswer,
  SsoStartBody,
  SsoTestAnswer,
  SsoTestBody,
} from '@quint/contract/workspace/single-sign-on.ts';
import { canEditSingleSignOn } from '@quint/domain/workspace/access/single-sign-on.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { ATTEMPT_MINUTES } from '#features/accounts/sso/sign-in/model.ts';
import * as service from '#features/accounts/sso/sign-in/service.ts';
import { ask, PUBLIC } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';
import { clearSecretCookie, cookieName, setSecretCookie } from '#http/cookies.ts';
import { answerSession, arrivalOf, originOf } from '#http/session-reply.ts';

const ATTEMPT_COOKIE = 'quint_sso';

function setAttemptCookie(reply: FastifyReply, { config }: Deps, value: string): void {
  setSecretCookie(reply, config, { name: ATTEMPT_COOKIE, value, maxAgeSeconds: ATTEMPT_MINUTES * 60 });
}

/** The attempt of the browser, valid for one response. */
function takeAttempt(request: FastifyRequest, reply: FastifyReply, { config }: Deps): string | undefined {
  const cookie = request.cookies[cookieName(config, ATTEMPT_COOKIE)];
  clearSecretCookie(reply, config, ATTEMPT_COOKIE);
  return cookie;
}

/** Sign-in through the company: the offer, the redirect to its provider, and the callback. */
export const registerSigningInRoutes = routes(
  route('POST /auth/sso/offer', {
    access: PUBLIC,
    summary: 'Whether people of a domain sign in through their company',
    body: SsoOfferBody,
    answer: SsoOfferAnswer,
    handler: ({ deps, request, body }) => {
      const input = { domain: body.domain, origin: originOf(arrivalOf(request, deps)) };
      return service.findOffer(deps, input);
    },
  }),
  route('POST /auth/sso/start', {
    access: PUBLIC,
    summary: 'Start signing in through the company',
    body: SsoStartBody,
    answer: SsoStartAnswer,
    handler: async ({ deps, request, reply, body }) => {
      const input = { email: body.email, origin: originOf(arrivalOf(request, deps)) };
      const { url, cookie } = await service.startSignIn(deps, input);
      setAttemptCookie(reply, deps, cookie);
      return { url };
    },
  }),
  rawRoute('POST /auth/sso/callback', {
    access: PUBLIC,
    summary: 'Sign in with the answer of the company',
    body: SsoCallbackBody,
    response: { 200: SessionAnswer },
    handler: async ({ deps, request, reply, body }) => {
      const { query, otp, mode, language } = body;
      const input = {
        cookie: takeAttempt(request, reply, deps),
        query,
        otp,
        arrival: arrivalOf(request, deps),
        language,
      };
      try {
        const session = await service.finishSignIn(deps, input);
        return answerSession(request, reply, { deps, session, mode });
      } catch (error) {
        if (!(error instanceof service.CodeNeeded)) throw error;
        setAttemptCookie(reply, deps, error.cookie);
        throw error.failure;
      }
    },
  }),
  route('POST /organizations/:id/sso/test', {
    access: ask(canEditSingleSignOn),
    names: 'organizations',
    namesAnyWorkspace: true,
    summary: 'Start a test of the sign-in through the company',
    params: IdParams,
    answer: SsoStartAnswer,
    handler: async ({ deps, request, reply, actor, params }) => {
      const input = { organizationId: params.id, origin: originOf(arrivalOf(request, deps)) };
      const { url, cookie } = await service.startTest(deps, actor, input);
      setAttemptCookie(reply, deps, cookie);
      return { url };
    },
  }),
  route('POST /auth/sso/test', {
    access: PUBLIC,
    summary: 'End a test with the answer of the company',
    body: SsoTestBody,
    answer: SsoTestAnswer,
    handler: async ({ deps, request, reply, body }) => {
      const input = {
        cookie: takeAttempt(request, reply, deps),
        query: body.query,
        origin: originOf(arrivalOf(request, deps)),
      };
      const { email, organizationId } = await service.finishTest(deps, input);
      return { email, organization: organizationId };
    },
  }),
);
