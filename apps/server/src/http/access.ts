import type { Access, Actor } from '@quint/domain/actor.ts';
import type { Opening } from '@quint/domain/survey-proof.ts';
import type { ErrorCode } from '@quint/contract/errors.ts';
import { fail } from '@quint/contract/errors.ts';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { DB } from '#database/generated/types.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { scopeOfActor } from '#database/scopes.ts';
import type { TokenClaim } from '#secrets/tokens.ts';
import type { VersionedActor } from '#http/actor-cache.ts';

/** A survey session: one device that opened one survey link. */
export interface SurveySeat {
  readonly scope: OrganizationScope;
  readonly sessionId: string;
  readonly resultId: string;
  readonly openedBy: Opening;
  /** It is known to be of the person the address belongs to. */
  readonly isProved: boolean;
  /** Items and scale of the sheet. */
  readonly instrument: string;
}

/** Who may call a route. Every route declares one; a route without stops the server at start. */
export type RouteAccess =
  | { readonly kind: 'public' }
  | { readonly kind: 'anybody' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'survey'; readonly isProved?: true }
  | { readonly kind: 'operator' }
  | { readonly kind: 'ask'; readonly question: string; readonly may: (actor: Actor) => Access };

export const PUBLIC: RouteAccess = { kind: 'public' };
/** Open to everybody; the person is known when there is a session, because it decides what happens. */
export const ANYBODY: RouteAccess = { kind: 'anybody' };
export const SIGNED_IN: RouteAccess = { kind: 'signed-in' };
export const SURVEY_SESSION: RouteAccess = { kind: 'survey' };
/**
 * Who tries the product on this very machine, while its database is a demo world, and administrators of the platform.
 * Everyone else finds nothing there.
 */
export const OPERATOR: RouteAccess = { kind: 'operator' };
/** A survey session of the person the address belongs to: by the mailed link, or a code that was mailed. */
export const PROVED_SURVEY_SESSION: RouteAccess = { kind: 'survey', isProved: true };

/** Access by a named question of the domain: `ask(canInviteTalents)`. */
export function ask(may: (actor: Actor) => Access): RouteAccess {
  return { kind: 'ask', question: may.name, may };
}

/** A route as it was registered, for the descriptions of the interface and the tests over all of it. */
export interface DeclaredRoute {
  readonly method: string;
  readonly url: string;
  readonly access: RouteAccess;
  /** The code of the answer without a session. */
  readonly unauthenticated: ErrorCode;
  /** The collection that says who of those with a session may read. */
  readonly readsFrom: string | undefined;
  /** The table of the record whose key stands in the address. */
  readonly names: keyof DB | undefined;
  /** Administrators of the platform reach such records in every workspace. */
  readonly namesAnyWorkspace: boolean;
  readonly schema: FastifySchema;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** The answer without a session: the data interface says 403, everything else 401. */
    unauthenticated?: Extract<ErrorCode, 'FORBIDDEN' | 'INVALID_CREDENTIALS'>;
    /** Images of our own pages, whose requests can carry no header: the cookie of the sign-in is enough. */
    acceptsCookie?: boolean;
    /**
     * The route takes the person as last seen and checks in its own statement that nothing has changed (`withCachedActor`);
     * behind a survey session it gets the key only, and looks for the session in its own statement.
     */
    usesCachedActor?: boolean;
    /** The collection that says who may read; the gate asks for a session only. */
    readsFrom?: string;
    /** The table of the record whose key stands in the address. */
    names?: keyof DB;
    /** Administrators of the platform reach such records in every workspace, not only in the active one. */
    namesAnyWorkspace?: boolean;
  }
  interface FastifyRequest {
    actor: Actor | null;
    versionedActor: VersionedActor | null;
    /** Looks again who the person is now. */
    reloadActor: () => Promise<void>;
    /** The sign-in the access token comes from. */
    sessionId: string | null;
    surveyClaim: TokenClaim | null;
    seat: SurveySeat | null;
  }
  interface FastifyInstance {
    /** Every route with its access, in the order of registration. */
    readonly declaredRoutes: readonly DeclaredRoute[];
  }
}

/** How a request proves who is asking; undefined means it brought no proof, a bad proof throws. */
export interface Gates {
  readonly findActor: (
    request: FastifyRequest,
    look: 'now' | 'cached',
  ) => Promise<VersionedActor | undefined>;
  readonly readSurveyClaim: (request: FastifyRequest) => TokenClaim | undefined;
  readonly findSeat: (claim: TokenClaim) => Promise<SurveySeat | undefined>;
  readonly isTriedHere: (request: FastifyRequest) => Promise<boolean>;
}

/** Turns a no into the error it means. */
export function assertAllowed(access: Access): void {
  if (access.allowed) return;
  if (access.because === 'frozen') throw fail('workspace.frozen');
  if (access.because === 'no_workspace') throw fail('workspace.none_active');
  if (access.because === 'feature_off') throw fail('workspace.feature_off', { feature: access.feature });
  throw fail('FORBIDDEN');
}

/** The person behind the request. Routes behind a session only. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw fail('session.none');
  return request.actor;
}

/** The active workspace of the person behind the request. */
export function scopeOf(request: FastifyRequest): OrganizationScope {
  return scopeOfActor(actorOf(request));
}

/** What the cookie of the request claims, for a route that looks for the session in its own statement. */
export function surveyClaimOf(request: FastifyRequest): TokenClaim {
  if (request.surveyClaim === null) throw fail('survey.no_session');
  return request.surveyClaim;
}

/** The survey session behind the request. */
export function seatOf(request: FastifyRequest): SurveySeat {
  if (request.seat === null) throw fail('survey.no_session');
  return request.seat;
}

async function pass(request: FastifyRequest, access: RouteAccess, gates: Gates): Promise<void> {
  if (access.kind === 'public') return;
  if (access.kind === 'survey') {
    request.surveyClaim = gates.readSurveyClaim(request) ?? null;
    const key = surveyClaimOf(request);
    if (request.routeOptions.config.usesCachedActor === true) return;
    request.seat = (await gates.findSeat(key)) ?? null;
    if (!seatOf(request).isProved && access.isProved === true) throw fail('survey.proof_needed');
    return;
  }
  if (access.kind === 'operator' && (await gates.isTriedHere(request))) return;
  const identify = async (look: 'now' | 'cached') => {
    request.versionedActor = (await gates.findActor(request, look)) ?? null;
    request.actor = request.versionedActor?.actor ?? null;
  };
  request.reloadActor = () => identify('now');
  await identify(request.routeOptions.config.usesCachedActor === true ? 'cached' : 'now');
  if (access.kind === 'anybody') return;
  if (access.kind === 'operator') {
    if (request.actor?.userRole === 'APP_ADMIN') return;
    throw fail('ROUTE_NOT_FOUND', { path: request.url.split('?')[0] ?? '' });
  }
  if (request.actor === null) {
    throw fail(request.routeOptions.config.unauthenticated === 'FORBIDDEN' ? 'FORBIDDEN' : 'session.none');
  }
  if (access.kind === 'ask') assertAllowed(access.may(request.actor));
}

/** Puts the gate before every route and refuses to start with a route that does not say who may call it. */
export function registerAccess(app: FastifyInstance, gates: Gates): void {
  app.decorateRequest('actor', null);
  app.decorateRequest('versionedActor', null);
  app.decorateRequest('reloadActor', () => Promise.resolve());
  app.decorateRequest('sessionId', null);
  app.decorateRequest('surveyClaim', null);
  app.decorateRequest('seat', null);
  const declared: DeclaredRoute[] = [];
  app.decorate('declaredRoutes', declared);
  app.addHook('onRoute', ({ method: methods, url, config, schema = {} }) => {
    const access = config?.access;
    if (config === undefined || access === undefined) {
      throw new Error(`Route ${String(methods)} ${url} does not declare its access`);
    }
    const { unauthenticated = 'INVALID_CREDENTIALS', readsFrom, names, namesAnyWorkspace = false } = config;
    const facts = { access, unauthenticated, readsFrom, names, namesAnyWorkspace, schema };
    for (const method of [methods].flat()) {
      // Every GET comes with a HEAD of its own.
      if (method !== 'HEAD') declared.push({ method, url, ...facts });
    }
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (access !== undefined) await pass(request, access, gates);
  });
}
