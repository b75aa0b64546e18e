import cookie from '@fastify/cookie';
import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyBaseLogger } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { registerApi } from '#api-routes.ts';
import { accessTokenKey } from '#features/workspace/auth/service.ts';
import { COLLECTIONS } from '#collections.ts';
import { findAccountOfCookie } from '#features/workspace/auth/cookie/service.ts';
import { assertOwner } from '#features/workspace/auth/reauthentication/service.ts';
import { createTokenGate } from '#features/workspace/api-tokens/usage/service.ts';
import { registerDigestOneClick } from '#features/actions/overview/digest/routes.ts';
import { ensureSurveyXsrf, readClaimOfRequest } from '#features/survey/cookies/service.ts';
import { makeFrameOrigins } from '#features/survey/frames/service.ts';
import { findRespondentSession } from '#features/survey/service.ts';
import { registerOneClickRoutes } from '#features/invitations/invitations/opt-out/routes.ts';
import { loadActor } from '#features/workspace/auth/actors/queries.ts';
import { hasOwnTexts } from '#features/operation/translations/service.ts';
import type { Gates } from '#http/access.ts';
import { registerAccess } from '#http/access.ts';
import { registerApiDocs } from '#api-docs/register.ts';
import type { VersionedActor } from '#http/actor-cache.ts';
import { createActorCache } from '#http/actor-cache.ts';
import type { App } from '#http/app-type.ts';
import { answerBrokenRequest, refuseAddress, registerErrors } from '#http/errors.ts';
import type { HttpLimits } from '#http/limits.ts';
import { HTTP_LIMITS, limitBodies, refuseOverload } from '#http/limits.ts';
import { isApiToken } from '#secrets/api-tokens.ts';
import { chooseRequestId, registerRequestId } from '#http/request-id.ts';
import { isForwarded, isFromThisMachine } from '#http/own-machine.ts';
import { createTokenReader } from '#http/token-memory.ts';
import { registerDevMail } from '#dev-mail/routes.ts';
import { explainUnmatchedRoute } from '#http/unmatched-route.ts';
import { readJsonBodies } from '#http/json-body.ts';
import { registerWebApp } from '#http/web-app.ts';
import { makeSecurityHeaders } from '#http/security-headers.ts';
import { registerProofs } from '#http/proof.ts';
import { registerShutdown } from '#http/shutdown.ts';
import { registerStrictBodies } from '#http/strict-bodies.ts';
import { registerMonitoring } from '#monitoring/register.ts';
import { isDemoWorld } from '#installation.ts';
import { isOnThisMachine } from '#listening.ts';
import { prerenderedFolder } from '#public-settings.ts';
import { findRequestTracing } from '#tracing/start.ts';
import { trustProxies } from '#trusted-proxies.ts';
import { UNTRUSTED_FORWARDING } from '#unsafe-settings.ts';

const BODY_LIMIT_BYTES = 1_048_576;

const BEARER = /^Bearer +(\S+) *$/i;
const WRONG_BEARER = 'the header Authorization takes "Bearer", a space and the token';

/** The token of an Authorization header. Other schemes may belong to a proxy; an API token under one of them is refused. */
function bearerOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const token = BEARER.exec(header)?.[1];
  const last = header.split(/[\s"']+/).findLast((part) => part !== '') ?? '';
  if (token === undefined && isApiToken(last)) throw fail('session.none', { reason: WRONG_BEARER });
  return token;
}

function createGates(deps: Deps): Gates {
  const readToken = createTokenReader(accessTokenKey(deps));
  const withCheck = (versionedActor: VersionedActor): VersionedActor => {
    const checks = deps.config.surveyWorkspaces.public_check;
    if (checks === undefined || versionedActor.actor.organizationId !== checks) return versionedActor;
    return { ...versionedActor, actor: { ...versionedActor.actor, isPublicCheck: true } };
  };
  const actors = createActorCache(async (userId, sessionId) => {
    const versionedActor = await deps.db.platform.read((db) => loadActor(db, userId, sessionId));
    return versionedActor && withCheck(versionedActor);
  });
  const tokens = createTokenGate(deps, withCheck);
  return {
    async findActor(request, look) {
      const token = bearerOf(request.headers.authorization);
      if (token === undefined) {
        if (request.routeOptions.config.acceptsCookie !== true) return undefined;
        const account = await findAccountOfCookie(deps, request);
        if (account === undefined) return undefined;
        const { userId, sessionId } = account;
        return look === 'now' ? actors.findNow(userId, sessionId) : actors.find(userId, sessionId);
      }
      if (isApiToken(token)) return tokens.find(token, request, look);
      const { userId, sessionId } = await readToken(token, deps.clock.now());
      const versionedActor = await (look === 'now'
        ? actors.findNow(userId, sessionId)
        : actors.find(userId, sessionId));
      if (versionedActor === undefined) throw fail('INVALID_TOKEN');
      // The session has ended, and its access tokens with it, whatever their expiry.
      if (!versionedActor.isSignedIn) throw fail('TOKEN_EXPIRED');
      request.sessionId = sessionId ?? null;
      return versionedActor;
    },
    readSurveyClaim: (request) => readClaimOfRequest(deps, request),
    admitWrites: (request, reply) => ensureSurveyXsrf(request, reply, deps.config),
    findRespondentSession: (key) => findRespondentSession(deps, key),
    isLocalDemo: async (request) =>
      isOnThisMachine(deps.config.publicUrl) && isFromThisMachine(request) && (await isDemoWorld(deps.db)),
  };
}

/** Warns once that an unconfigured proxy forwards requests. */
function warnOfForwarding(app: App, isTrusted: (address: string | undefined) => boolean): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && isForwarded(request) && !isTrusted(request.socket.remoteAddress)) {
      hasWarned = true;
      request.log.warn({}, UNTRUSTED_FORWARDING);
    }
    done();
  });
}

function openApp(
  { config, log }: Deps,
  limits: HttpLimits,
  isTrusted: (address: string | undefined) => boolean,
): App {
  const logger: FastifyBaseLogger = log;
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // The id of a request comes into its lines by `registerRequestId`, so it needs no child logger.
    childLoggerFactory: (parentLogger) => parentLogger,
    genReqId: chooseRequestId,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? isTrusted : false,
    // Extra slashes at the end or in the middle of an address are ignored.
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    frameworkErrors: refuseAddress,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: true,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.lookMs },
    requestTimeout: limits.uploadMs,
    connectionTimeout: limits.silenceMs,
  }).withTypeProvider<ZodTypeProvider>();
}

/** Refuses requests that no route takes, and names the methods that the address has. */
function registerNotFound(app: App): void {
  app.setNotFoundHandler(({ method, url }, reply) => {
    const [path = ''] = url.split('?');
    const { failure, methods } = explainUnmatchedRoute(app.declaredRoutes, { method, path });
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    throw failure;
  });
}

/** Builds the HTTP server on its dependencies, without listening. Tests use shorter limits than `HTTP_LIMITS`. */
export async function buildApp(deps: Deps, limitOverrides: Partial<HttpLimits> = {}): Promise<App> {
  const { config } = deps;
  const { connectionsMax: connections, overloadMs } = config;
  const limits: HttpLimits = { ...HTTP_LIMITS, connections, overloadMs, ...limitOverrides };
  const isTrusted = trustProxies(config.trustedProxies);
  const app = openApp(deps, limits, isTrusted);
  app.server.maxConnections = limits.connections;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  const tracing = findRequestTracing();
  if (tracing !== undefined) await app.register(tracing);
  registerRequestId(app);
  registerErrors(app);
  registerNotFound(app);
  await app.register(cookie);
  const security = await makeSecurityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(security);
    done();
  });
  registerShutdown(app);
  warnOfForwarding(app, isTrusted);
  limitBodies(app, limits);
  registerStrictBodies(app);
  refuseOverload(app, limits);
  // After the plugins: the gate reads cookies, and its refusals carry the headers like every response.
  registerProofs(app, (session, proof) => assertOwner(deps, session, proof));
  registerAccess(app, createGates(deps));
  registerMonitoring(app, deps);
  await registerApiDocs(app, COLLECTIONS, publicOrigin(config));
  await app.register(async (api) => registerApi(api.withTypeProvider<ZodTypeProvider>(), deps), {
    prefix: '/api',
  });
  await registerOneClickRoutes(app, deps);
  await registerDigestOneClick(app, deps);
  if (config.smtpUrl === undefined) registerDevMail(app, deps);
  if (config.webDir !== undefined) {
    await registerWebApp(app, config.webDir, {
      prerenderedFolder: prerenderedFolder(config.publicSettings),
      hasOwnTexts: (language) => hasOwnTexts(deps, language),
      frameOriginsOf: makeFrameOrigins(deps),
    });
  }
  return app;
}
