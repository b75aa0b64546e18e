import type { Access, Actor } from '@quint/domain/workspace/actor.ts';
import type { ApiScope } from '@quint/domain/workspace/api-scopes.ts';
import { hasScope } from '@quint/domain/workspace/api-scopes.ts';
import type { SessionOrigin } from '@quint/domain/survey/survey-proof.ts';
import type { ErrorCode } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { DB } from '#database/generated/types.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { TokenClaim } from '#secrets/tokens.ts';
import type { FactorGap, VersionedActor } from '#http/actor-cache.ts';

/** A survey session: one device that opened one survey link. */
export interface RespondentSession {
  readonly scope: OrganizationScope;
  readonly sessionId: string;
  readonly resultId: string;
  readonly openedBy: SessionOrigin;
  /** It is proved to be that of the address's owner. */
  readonly isProved: boolean;
  /** Instrument of the sheet. */
  readonly instrument: string;
}

/** Who may call a route. Every route declares one; without it the server refuses to start. */
export type RouteAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'anybody' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'survey'; readonly isProved?: true }
  | { readonly kind: 'operator' }
  | { readonly kind: 'ask'; readonly question: string; readonly may: (actor: Actor) => Access };

export const PUBLIC: RouteAccess = { kind: 'public' };
/** Public; the user is loaded when there is a session, because it changes the response. */
export const OPTIONAL_SESSION: RouteAccess = { kind: 'anybody' };
export const SIGNED_IN: RouteAccess = { kind: 'signed-in' };
export const SURVEY_SESSION: RouteAccess = { kind: 'survey' };
/** Users on this machine while the database is a demo world, and platform administrators. Everyone else gets a 404. */
export const OPERATOR: RouteAccess = { kind: 'operator' };
/** A survey session proved to be the address owner's, by the mailed link or a mailed code. */
export const PROVED_SURVEY_SESSION: RouteAccess = { kind: 'survey', isProved: true };

/** Access by a named question of the domain: `ask(canInviteTalents)`. */
export function ask(may: (actor: Actor) => Access): RouteAccess {
  return { kind: 'ask', question: may.name, may };
}

/**
 * What an account may call that needs a second factor and has not used one: `always`, or only to set up its first one,
 * which an account with a passkey must not do with the password alone.
 */
export type WithoutFactor = 'always' | 'set_up';

/** A registered route, for the API documentation and the tests over all routes. */
export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: RouteAccess;
  /** The error code without a session. */
  readonly unauthenticatedCode: ErrorCode;
  /** The collection that decides which users may read. */
  readonly readsFrom: string | undefined;
  /** The table of the record in the URL. */
  readonly names: keyof DB | undefined;
  /** Platform administrators access such records in every workspace. */
  readonly namesAnyWorkspace: boolean;
  /** A proof of the account's owner stands in the body. */
  readonly needsProof: boolean;
  /** Open to accounts that still lack the second factor they need. */
  readonly withoutFactor: WithoutFactor | undefined;
  /** The scopes that an API token needs here; undefined where tokens are refused. */
  readonly tokenScopes: readonly ApiScope[] | undefined;
  readonly schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** The response without a session: the data interface answers 403, everything else 401. */
    unauthenticatedCode?: Extract<ErrorCode, 'FORBIDDEN' | 'INVALID_CREDENTIALS'>;
    /** Images on our own pages, whose requests cannot carry a header: the sign-in cookie is enough. */
    acceptsCookie?: boolean;
    /**
     * The route takes the cached actor and checks the access version in its own statement (`withCachedActor`); behind a
     * survey session it gets the key only, and finds the session in its own statement.
     */
    usesCachedActor?: boolean;
    /** The collection that decides who may read; the gate requires a session only. */
    readsFrom?: string;
    /** The table of the record in the URL. */
    names?: keyof DB;
    /** Platform administrators access such records in every workspace, not only in the active one. */
    namesAnyWorkspace?: boolean;
    withoutFactor?: WithoutFactor;
    /** Opens the route to API tokens that have all of these scopes; below /items the collection asks for its own. */
    tokenScopes?: readonly ApiScope[];
  }
  interface FastifyRequest {
    actor: Actor | null;
    versionedActor: VersionedActor | null;
    /** What the account lacks before it may do more than set up a second factor. */
    factorGap: FactorGap | null;
    /** Loads the actor again. */
    reloadActor: () => Promise<void>;
    /** The session of the access token. */
    sessionId: string | null;
    surveyClaim: TokenClaim | null;
    respondentSession: RespondentSession | null;
  }
  interface FastifyInstance {
    /** Every route with its access, in the order of registration. */
    readonly declaredRoutes: readonly DeclaredRoute[];
  }
}

/** How a request authenticates; undefined means without credentials, invalid ones throw. */
export interface Gates {
  readonly findActor: (
    request: FastifyRequest,
    look: 'now' | 'cached',
  ) => Promise<VersionedActor | undefined>;
  readonly readSurveyClaim: (request: FastifyRequest) => TokenClaim | undefined;
  /** Gives the page of a survey session what its writes carry, where the browser has lost it. */
  readonly admitWrites: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly findRespondentSession: (claim: TokenClaim) => Promise<RespondentSession | undefined>;
  readonly isLocalDemo: (request: FastifyRequest) => Promise<boolean>;
}

/** Throws the error of a refused access. */
export function assertAllowed(access: Access): void {
  if (access.isAllowed) return;
  if (access.because === 'frozen') throw fail('workspace.frozen');
  if (access.because === 'public_check') throw fail('workspace.public_check');
  if (access.because === 'no_workspace') throw fail('workspace.none_active');
  if (access.because === 'feature_off') throw fail('workspace.feature_off', { feature: access.feature });
  if (access.because === 'scope_missing') throw fail('token.scope_missing', { scope: access.scope });
  throw fail('FORBIDDEN');
}

/** The actor of the request. For routes behind a session only. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw fail('session.none');
  return request.actor;
}

/** The active workspace of the actor of the request. */
export function scopeOf(request: FastifyRequest): OrganizationScope {
  return scopeOfActor(actorOf(request));
}

/** The claims of the request's cookie, for a route that finds the session in its own statement. */
export function surveyClaimOf(request: FastifyRequest): TokenClaim {
  if (request.surveyClaim === null) throw fail('survey.no_session');
  return request.surveyClaim;
}

/** The survey session of the request. */
export function respondentSessionOf(request: FastifyRequest): RespondentSession {
  if (request.respondentSession === null) throw fail('survey.no_session');
  return request.respondentSession;
}

/** An API token opens the routes that say so, with the scopes they name. */
function assertTokenReaches(actor: Actor | null, scopes: readonly ApiScope[] | undefined): void {
  if (actor?.token === undefined) return;
  if (scopes === undefined) throw fail('token.not_here');
  for (const scope of scopes) assertAllowed(hasScope(actor, scope));
}

/** Refuses an account that needs a second factor and has not used one, except in the demo world on this machine. */
async function assertFactor(request: FastifyRequest, gates: Gates): Promise<void> {
  const gap = request.versionedActor?.factorGap;
  request.factorGap = gap === undefined || (await gates.isLocalDemo(request)) ? null : gap;
  if (request.factorGap === null) return;
  const { withoutFactor } = request.routeOptions.config;
  if (withoutFactor === 'always' || (withoutFactor === 'set_up' && request.factorGap === 'missing')) return;
  throw fail(request.factorGap === 'missing' ? 'second_factor.missing' : 'second_factor.passkey_needed');
}

/** A token in the address would stay in logs and histories. */
function assertNoTokenInAddress({ query, url }: FastifyRequest): void {
  const names = Object.keys(query as Readonly<Record<string, unknown>>);
  if (url.startsWith('/api/') && names.some((name) => /^access_token\b/.test(name))) {
    throw fail('token.in_address');
  }
}

async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  { access, gates }: { readonly access: RouteAccess; readonly gates: Gates },
): Promise<void> {
  if (access.kind === 'public') return;
  if (access.kind === 'survey') {
    request.surveyClaim = gates.readSurveyClaim(request) ?? null;
    const key = surveyClaimOf(request);
    if (request.method === 'GET') gates.admitWrites(request, reply);
    if (request.routeOptions.config.usesCachedActor === true) return;
    request.respondentSession = (await gates.findRespondentSession(key)) ?? null;
    if (!respondentSessionOf(request).isProved && access.isProved === true) throw fail('survey.proof_needed');
    return;
  }
  if (access.kind === 'operator' && (await gates.isLocalDemo(request))) return;
  const identify = async (look: 'now' | 'cached'): Promise<void> => {
    request.versionedActor = (await gates.findActor(request, look)) ?? null;
    request.actor = request.versionedActor?.actor ?? null;
    // A cached actor may have set up a factor since.
    if (look === 'cached' && request.versionedActor?.factorGap !== undefined) return identify('now');
    return assertFactor(request, gates);
  };
  request.reloadActor = () => identify('now');
  await identify(request.routeOptions.config.usesCachedActor === true ? 'cached' : 'now');
  assertTokenReaches(request.actor, request.routeOptions.config.tokenScopes);
  if (access.kind === 'anybody') return;
  if (access.kind === 'operator') {
    if (request.actor?.userRole === 'APP_ADMIN') return;
    throw fail('ROUTE_NOT_FOUND', { path: request.url.split('?')[0] ?? '' });
  }
  if (request.actor === null) {
    throw fail(
      request.routeOptions.config.unauthenticatedCode === 'FORBIDDEN' ? 'FORBIDDEN' : 'session.none',
    );
  }
  if (access.kind === 'ask') assertAllowed(access.may(request.actor));
}

/** Checks access before every route, and refuses to start with a route that does not declare it. */
export function registerAccess(app: FastifyInstance, gates: Gates): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('versionedActor', null);
  app.decorateRequest('factorGap', null);
  app.decorateRequest('reloadActor', () => Promise.resolve());
  app.decorateRequest('sessionId', null);
  app.decorateRequest('surveyClaim', null);
  app.decorateRequest('respondentSession', null);
  const declaredRoutes: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declaredRoutes);
  app.addHook('onRoute', ({ method: methods, url, config, schema = {} }) => {
    const access = config?.access;
    if (config === undefined || access === undefined) {
      throw new Error(`Route ${String(methods)} ${url} does not declare its access`);
    }
    const {
      unauthenticatedCode = 'INVALID_CREDENTIALS',
      readsFrom,
      names,
      namesAnyWorkspace = false,
    } = config;
    const { tokenScopes, withoutFactor, needsProof = false } = config;
    const namingFacts = { readsFrom, names, namesAnyWorkspace };
    const facts = {
      access,
      unauthenticatedCode,
      ...namingFacts,
      tokenScopes,
      withoutFactor,
      needsProof,
      schema,
    };
    for (const method of [methods].flat()) {
      // Fastify adds a HEAD route for every GET.
      if (method !== 'HEAD') declaredRoutes.push({ method, url, ...facts });
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    const access = request.routeOptions.config.access;
    if (access === undefined) return;
    assertNoTokenInAddress(request);
    await pass(request, reply, { access, gates });
  });
}
