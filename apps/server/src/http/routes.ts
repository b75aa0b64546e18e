import type { Actor } from '@quint/domain/workspace/actor.ts';
import type { FastifyContextConfig, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import { z } from 'zod';
import type { OrganizationScope } from '#database/scope.ts';
import type { Deps } from '#deps.ts';
import type { RespondentSession, RouteAccess } from '#http/access.ts';
import { actorOf, respondentSessionOf, scopeOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

/** Adds routes to the server. */
export type Registrar = (app: App, deps: Deps) => void;

type Schema = z.ZodType | undefined;
type Output<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;
/** An answer in the envelope of the API. */
interface Data {
  readonly data: unknown;
}
type Envelope = z.ZodType<Data, Data>;
type Answer = Envelope | z.ZodNull | undefined;
/** What the handler returns, never the reply itself: it would wait for its own end. An answer of nothing ignores it. */
type Content<A extends Answer> = A extends Envelope ? z.input<A>['data'] : unknown;
type Responses = Readonly<Record<number, z.ZodType>>;

/** What a handler gets: the parts of the request that the schemas have read, the caller, and the dependencies. */
export interface RouteContext<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
> {
  readonly deps: Deps;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: Output<Params>;
  readonly query: Output<Query>;
  readonly body: Output<Body>;
  /** The person who calls. For routes behind a session only. */
  readonly actor: Actor;
  /** The active workspace of the actor. */
  readonly scope: OrganizationScope;
  /** The survey session. For routes behind one only. */
  readonly session: RespondentSession;
}

type Handler<Params extends Schema, Query extends Schema, Body extends Schema, Result> = (
  context: RouteContext<Params, Query, Body>,
) => Result | Promise<Result>;

/** What every route declares: who may call it, what it does and what it reads. */
interface Declaration<Params extends Schema, Query extends Schema, Body extends Schema> extends Omit<
  FastifyContextConfig,
  'access' | 'url' | 'method'
> {
  readonly access: RouteAccess;
  /** A sentence for the API documentation. */
  readonly summary?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** In bytes, where it is not that of the server. */
  readonly bodyLimit?: number;
  /** The content types of the body, where it is not JSON. */
  readonly consumes?: readonly string[];
}

type Address = `${HTTPMethods} /${string}`;

function contextOf<Params extends Schema, Query extends Schema, Body extends Schema>(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): RouteContext<Params, Query, Body> {
  return {
    deps,
    request,
    reply,
    // Read by the schemas of the route.
    params: request.params as Output<Params>,
    query: request.query as Output<Query>,
    body: request.body as Output<Body>,
    get actor() {
      return actorOf(request);
    },
    get scope() {
      return scopeOf(request);
    },
    get session() {
      return respondentSessionOf(request);
    },
  };
}

/**
 * A route that sends what its handler returns, for answers with a status of their own, files, and bodies without the
 * envelope of the API.
 */
export function rawRoute<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Answers extends Responses = Responses,
>(
  address: Address,
  declaration: Declaration<Params, Query, Body> & {
    /** The schemas of the answers by their status. */
    readonly response?: Answers;
    readonly handler: Handler<Params, Query, Body, z.input<Answers[keyof Answers]> | FastifyReply>;
  },
): Registrar {
  const { summary, params, query, body, consumes, bodyLimit, response, handler, ...config } = declaration;
  const [method = '', url = ''] = address.split(' ');
  const parts = { summary, consumes, params, querystring: query, body, response };
  const schema: FastifySchema = Object.fromEntries(
    Object.entries(parts).filter(([, part]) => part !== undefined),
  );
  return (app, deps) => {
    app.route({
      method,
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      config,
      schema,
      handler: async (request, reply) => handler(contextOf(deps, request, reply)),
    });
  };
}

/** A route that answers `{ data }` with what its handler returns, or 204 when it declares no answer, or null. */
export function route<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  A extends Answer = undefined,
>(
  address: Address,
  declaration: Declaration<Params, Query, Body> & {
    readonly answer?: A;
    readonly handler: Handler<Params, Query, Body, Content<A>>;
  },
): Registrar {
  const { answer = z.null(), handler, ...routeOptions } = declaration;
  const isEmpty = answer instanceof z.ZodNull;
  return rawRoute<Params, Query, Body>(address, {
    ...routeOptions,
    response: { [isEmpty ? 204 : 200]: answer },
    handler: async (context) => {
      const data = await handler(context);
      return isEmpty ? context.reply.status(204).send(null) : { data };
    },
  });
}

/** Several routes, in this order. */
export function routes(...registrars: readonly Registrar[]): Registrar {
  return (app, deps) => {
    for (const register of registrars) register(app, deps);
  };
}
