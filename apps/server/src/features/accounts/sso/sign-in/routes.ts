import { SessionAnswer } from '@quint/contract/workspace/session.ts';
import {
  SsoCallbackBody,
  SsoOfferAnswer,
  SsoOfferBody,
  SsoStartAnswer,
  SsoStartBody,
  SsoTestAnswer,
  SsoTestBody,
  SsoWorkspaceParams,
} from '@quint/contract/workspace/single-sign-on.ts';
import { canEditSingleSignOn } from '@quint/domain/workspace/access/single-sign-on.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
import { ATTEMPT_MINUTES } from '#features/accounts/sso/sign-in/model.ts';
import * as service from '#features/accounts/sso/sign-in/service.ts';
import { actorOf, ask, PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { clearSecretCookie, cookieName, setSecretCookie } from '#http/cookies.ts';
import { answerSession, arrivalOf, originOf } from '#http/session-reply.ts';

const ATTEMPT_COOKIE = 'quint_sso';

function setAttemptCookie(reply: FastifyReply, { config }: Deps, value: string): void {
  setSecretCookie(reply, config, { name: ATTEMPT_COOKIE, value, maxAgeSeconds: ATTEMPT_MINUTES * 60 });
}

/** The attempt of the browser, which is good for one answer. */
function takeAttempt(request: FastifyRequest, reply: FastifyReply, { config }: Deps): string | undefined {
  const cookie = request.cookies[cookieName(config, ATTEMPT_COOKIE)];
  clearSecretCookie(reply, config, ATTEMPT_COOKIE);
  return cookie;
}

/** Signing in through the company: what is offered, the way to its provider, and the way back. */
export function registerSigningInRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/auth/sso/offer',
    config: { access: PUBLIC },
    schema: {
      summary: 'Whether people of a domain sign in through their company',
      body: SsoOfferBody,
      response: { 200: SsoOfferAnswer },
    },
    handler: async (request) => {
      const input = { domain: request.body.domain, origin: originOf(arrivalOf(request, deps)) };
      return { data: await service.findOffer(deps, input) };
    },
  });
  app.route({
    method: 'POST',
    url: '/auth/sso/start',
    config: { access: PUBLIC },
    schema: {
      summary: 'Start signing in through the company',
      body: SsoStartBody,
      response: { 200: SsoStartAnswer },
    },
    handler: async (request, reply) => {
      const input = { email: request.body.email, origin: originOf(arrivalOf(request, deps)) };
      const { url, cookie } = await service.startSignIn(deps, input);
      setAttemptCookie(reply, deps, cookie);
      return { data: { url } };
    },
  });
  registerCallback(app, deps);
  registerTest(app, deps);
}

function registerCallback(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/auth/sso/callback',
    config: { access: PUBLIC },
    schema: {
      summary: 'Sign in with the answer of the company',
      body: SsoCallbackBody,
      response: { 200: SessionAnswer },
    },
    handler: async (request, reply) => {
      const { query, otp, mode, language } = request.body;
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
  });
}

function registerTest(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/organizations/:id/sso/test',
    config: { access: ask(canEditSingleSignOn), names: 'organizations', namesAnyWorkspace: true },
    schema: {
      summary: 'Start a test of the sign-in through the company',
      params: SsoWorkspaceParams,
      response: { 200: SsoStartAnswer },
    },
    handler: async (request, reply) => {
      const input = { organizationId: request.params.id, origin: originOf(arrivalOf(request, deps)) };
      const { url, cookie } = await service.startTest(deps, actorOf(request), input);
      setAttemptCookie(reply, deps, cookie);
      return { data: { url } };
    },
  });
  app.route({
    method: 'POST',
    url: '/auth/sso/test',
    config: { access: PUBLIC },
    schema: {
      summary: 'End a test with the answer of the company',
      body: SsoTestBody,
      response: { 200: SsoTestAnswer },
    },
    handler: async (request, reply) => {
      const input = {
        cookie: takeAttempt(request, reply, deps),
        query: request.body.query,
        origin: originOf(arrivalOf(request, deps)),
      };
      const { email, organizationId } = await service.finishTest(deps, input);
      return { data: { email, organization: organizationId } };
    },
  });
}
