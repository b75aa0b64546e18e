import cookie from '@fastify/cookie';
import { fail } from '@quint/contract/errors.ts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { publicOrigin } from '#deps.ts';
import { accessTokenKey } from '#features/auth/service.ts';
import { COLLECTIONS } from '#collections.ts';
import { registerAnalyticsRoutes } from '#features/analytics/routes.ts';
import { findAccountOfCookie } from '#features/auth/cookie/service.ts';
import { registerApiTokenRoutes } from '#features/api-tokens/routes.ts';
import { createTokenGate } from '#features/api-tokens/using/service.ts';
import { registerAssessmentProgressRoutes } from '#features/assessments/progress/routes.ts';
import { registerAuthRoutes } from '#features/auth/routes.ts';
import { registerWorksCouncilRoutes } from '#features/works-council/routes.ts';
import { registerBillingRoutes } from '#features/billing/routes.ts';
import { registerBinRoutes } from '#features/bin/routes.ts';
import { registerFileRoutes } from '#features/files/routes.ts';
import { registerFeedbackRoutes } from '#features/messages/feedback/routes.ts';
import { registerInboxRoutes } from '#features/messages/inbox/routes.ts';
import { registerCreatingRoutes } from '#features/organizations/creating/routes.ts';
import { registerMemberRoutes } from '#features/organizations/members/routes.ts';
import { registerResettingRoutes } from '#features/organizations/resetting/routes.ts';
import { registerMatchingRoutes } from '#features/matching/routes.ts';
import { registerDigestOneClick, registerDigestRoutes } from '#features/overview/digest/routes.ts';
import { registerOverviewRoutes } from '#features/overview/routes.ts';
import { registerPeopleRoutes } from '#features/people/routes.ts';
import { registerPlannerRoutes } from '#features/planner/routes.ts';
import { registerNormRoutes } from '#features/norms/routes.ts';
import { registerBackupRoutes } from '#features/operation/backups/routes.ts';
import { registerOperationRoutes } from '#features/operation/routes.ts';
import { registerReportRoutes } from '#features/reports/routes.ts';
import { registerChoicesRoutes } from '#features/privacy/choices/routes.ts';
import { registerInsightRoutes } from '#features/insights/routes.ts';
import { registerErasingRoutes } from '#features/privacy/erasing/routes.ts';
import { registerRetentionRoutes } from '#features/privacy/retention/routes.ts';
import { registerDataExportRoutes } from '#features/privacy/exporting/routes.ts';
import { registerOpeningsRoutes } from '#features/privacy/openings/routes.ts';
import { registerOwnPrivacyRoutes } from '#features/privacy/own/routes.ts';
import { registerRightsRequestRoutes } from '#features/privacy/requests/routes.ts';
import { registerRoleAssistantRoutes } from '#features/roles/assistant/routes.ts';
import { registerRoleTextRoutes } from '#features/roles/texts/routes.ts';
import { readClaimOfRequest, registerSurveyRoutes } from '#features/surveys/routes.ts';
import { findSeat } from '#features/surveys/service.ts';
import { registerInvitationRoutes } from '#features/invitations/routes.ts';
import { registerOneClickRoutes, registerOptingOutRoutes } from '#features/invitations/opting-out/routes.ts';
import { registerStakeholderRoutes } from '#features/roles/stakeholders/routes.ts';
import { registerSsoRoutes } from '#features/sso/routes.ts';
import { registerExportingRoutes } from '#features/talents/exporting/routes.ts';
import { registerHistoryRoutes } from '#features/talents/history/routes.ts';
import { registerPoolRoutes } from '#features/pool/routes.ts';
import { registerUnlockingRoutes } from '#features/talents/unlocking/routes.ts';
import { loadActor } from '#features/auth/actors/queries.ts';
import { registerResumeRoutes } from '#features/job-profile/resume/routes.ts';
import { registerTrainingRoutes } from '#features/job-profile/trainings/routes.ts';
import { hasOwnTexts } from '#features/translations/service.ts';
import { registerTranslationRoutes } from '#features/translations/routes.ts';
import { registerUserRoutes } from '#features/users/routes.ts';
import { registerWebhookRoutes } from '#features/webhooks/routes.ts';
import { registerItemRoutes } from '#items/routes.ts';
import type { Gates } from '#http/access.ts';
import { PUBLIC, registerAccess } from '#http/access.ts';
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
import { registerWebApp } from '#http/web-app.ts';
import { makeSecurityHeaders } from '#http/security-headers.ts';
import { registerShutdown } from '#http/shutdown.ts';
import { registerMonitoring } from '#monitoring/register.ts';
import { isDemoWorld } from '#installation.ts';
import { isOnThisMachine } from '#listening.ts';
import { prerenderedFolder } from '#public-settings.ts';
import { findRequestTracing } from '#tracing/start.ts';
import { trustProxies } from '#trusted-proxies.ts';
import { UNTRUSTED_FORWARDING } from '#unsafe-settings.ts';
import { describeVersion } from '#version.ts';
import { PublicSettingsAnswer } from '@quint/contract/public-settings.ts';

const BODY_LIMIT_BYTES = 1_048_576;

function bearerOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer (\S+)$/i.exec(header)?.[1];
}

/** The token in the URL, for callers that cannot set a header. It is removed before the request is handled. */
function takeQueryToken(request: FastifyRequest): string | undefined {
  const query = request.query as Record<string, unknown>;
  const { access_token: token } = query;
  if (token === undefined) return undefined;
  delete query.access_token;
  return typeof token === 'string' && token !== '' ? token : undefined;
}

function createGates(deps: Deps): Gates {
  const readToken = createTokenReader(accessTokenKey(deps));
  const withCheck = (known: VersionedActor): VersionedActor => {
    const checks = deps.config.surveyWorkspaces.public_check;
    if (checks === undefined || known.actor.organizationId !== checks) return known;
    return { ...known, actor: { ...known.actor, isPublicCheck: true } };
  };
  const actors = createActorCache(async (userId, sessionId) => {
    const known = await deps.db.platform.read((db) => loadActor(db, userId, sessionId));
    return known && withCheck(known);
  });
  const tokens = createTokenGate(deps, withCheck);
  return {
    async findActor(request, look) {
      const inAddress = takeQueryToken(request);
      // It would stay in logs and histories.
      if (inAddress !== undefined && isApiToken(inAddress)) throw fail('token.in_address');
      const token = bearerOf(request.headers.authorization) ?? inAddress;
      if (token === undefined) {
        if (request.routeOptions.config.acceptsCookie !== true) return undefined;
        const account = await findAccountOfCookie(deps, request);
        if (account === undefined) return undefined;
        return look === 'now' ? actors.findNow(account) : actors.find(account);
      }
      if (isApiToken(token)) return tokens.find(token, request, look);
      const { userId, sessionId } = await readToken(token, deps.clock.now());
      const known = await (look === 'now'
        ? actors.findNow(userId, sessionId)
        : actors.find(userId, sessionId));
      if (known === undefined) throw fail('INVALID_TOKEN');
      // The session has ended, and its access tokens with it, whatever their expiry.
      if (!known.isSignedIn) throw fail('TOKEN_EXPIRED');
      request.sessionId = sessionId ?? null;
      return known;
    },
    readSurveyClaim: (request) => readClaimOfRequest(deps, request),
    findSeat: (key) => findSeat(deps, key),
    isTriedHere: async (request) =>
      isOnThisMachine(deps.config.publicUrl) && isFromThisMachine(request) && (await isDemoWorld(deps.db)),
  };
}

function registerInstallation(api: App, deps: Deps): void {
  api.route({
    method: 'GET',
    url: '/health',
    config: { access: PUBLIC, answersOverloaded: true, isProbe: true },
    schema: {
      summary: 'Whether the server and its database answer, and which version runs',
      response: { 200: z.object({ data: z.object({ status: z.literal('ok'), version: z.string() }) }) },
    },
    handler: async () => {
      await deps.db.platform.read((db) => db.selectFrom('organizations').select('id').limit(1).execute());
      return { data: { status: 'ok' as const, version: describeVersion(deps.config.operation) } };
    },
  });
  api.route({
    method: 'GET',
    url: '/public-settings',
    config: { access: PUBLIC },
    schema: { summary: 'Names and links of this installation', response: { 200: PublicSettingsAnswer } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { data: deps.config.publicSettings };
    },
  });
}

function registerApi(api: App, deps: Deps): void {
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  registerInstallation(api, deps);
  registerApiTokenRoutes(api, deps);
  registerAuthRoutes(api, deps);
  registerCreatingRoutes(api, deps);
  registerResettingRoutes(api, deps);
  registerMemberRoutes(api, deps);
  registerWorksCouncilRoutes(api, deps);
  registerBillingRoutes(api, deps);
  registerBinRoutes(api, deps);
  registerSsoRoutes(api, deps);
  registerUserRoutes(api, deps, COLLECTIONS);
  registerInvitationRoutes(api, deps);
  registerOptingOutRoutes(api, deps);
  registerSurveyRoutes(api, deps);
  registerRoleAssistantRoutes(api, deps);
  registerOpeningsRoutes(api, deps);
  registerChoicesRoutes(api, deps);
  registerInsightRoutes(api, deps);
  registerErasingRoutes(api, deps);
  registerRetentionRoutes(api, deps);
  registerOwnPrivacyRoutes(api, deps);
  registerRightsRequestRoutes(api, deps);
  registerDataExportRoutes(api, deps);
  registerReportRoutes(api, deps);
  registerAssessmentProgressRoutes(api, deps);
  registerOverviewRoutes(api, deps, COLLECTIONS);
  registerDigestRoutes(api, deps);
  registerPlannerRoutes(api, deps);
  registerNormRoutes(api, deps);
  registerOperationRoutes(api, deps);
  registerBackupRoutes(api, deps);
  registerMatchingRoutes(api, deps, COLLECTIONS);
  registerRoleTextRoutes(api, deps);
  registerFeedbackRoutes(api, deps);
  registerTranslationRoutes(api, deps);
  registerAnalyticsRoutes(api, deps);
  registerInboxRoutes(api, deps);
  registerUnlockingRoutes(api, deps);
  registerPoolRoutes(api, deps);
  registerHistoryRoutes(api, deps);
  registerPeopleRoutes(api, deps);
  registerStakeholderRoutes(api, deps);
  registerExportingRoutes(api, deps, COLLECTIONS);
  registerTrainingRoutes(api, deps, COLLECTIONS);
  registerResumeRoutes(api, deps);
  registerWebhookRoutes(api, deps);
  registerFileRoutes(api, { deps, registry: COLLECTIONS });
  registerItemRoutes(api, deps, COLLECTIONS);
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
    childLoggerFactory: (shared) => shared,
    genReqId: chooseRequestId,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? isTrusted : false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: true,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.lookMs },
    requestTimeout: limits.uploadMs,
    connectionTimeout: limits.silenceMs,
  }).withTypeProvider<ZodTypeProvider>();
}

/** Builds the HTTP server on its dependencies, without listening. Tests use shorter limits than `HTTP_LIMITS`. */
export async function buildApp(deps: Deps, given: Partial<HttpLimits> = {}): Promise<App> {
  const { config } = deps;
  const { connectionsMax: connections, overloadMs } = config;
  const limits: HttpLimits = { ...HTTP_LIMITS, connections, overloadMs, ...given };
  const isTrusted = trustProxies(config.trustedProxies);
  const app = openApp(deps, limits, isTrusted);
  app.server.maxConnections = limits.connections;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.removeContentTypeParser('text/plain');
  const tracing = findRequestTracing();
  if (tracing !== undefined) await app.register(tracing);
  registerRequestId(app);
  registerErrors(app);
  app.setNotFoundHandler((request) => {
    throw fail('ROUTE_NOT_FOUND', { path: request.url.split('?')[0] ?? '' });
  });
  await app.register(cookie);
  const security = await makeSecurityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(security);
    done();
  });
  registerShutdown(app);
  warnOfForwarding(app, isTrusted);
  limitBodies(app, limits);
  refuseOverload(app, limits);
  // After the plugins: the gate reads cookies, and its refusals carry the headers like every response.
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
      prerendered: prerenderedFolder(config.publicSettings),
      hasOwnTexts: (language) => hasOwnTexts(deps, language),
    });
  }
  return app;
}
