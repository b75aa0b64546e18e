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
/** A response in the envelope of the API. */
interface Data {
  readonly data: unknown;
}
type Envelope = z.ZodType<Data, Data>;
type Answer = Envelope | z.ZodNull | undefined;
/** The result of a handler, not the reply, which would wait for its own end. Ignored for an empty response. */
type Content<A extends Answer> = A extends Envelope ? z.input<A>['data'] : unknown;
type Responses = Readonly<Record<number, z.ZodType>>;

/** The input of a handler: the parsed parts of the request, the caller, and the dependencies. */
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
  /** The calling user. Only for routes behind a session. */
  readonly actor: Actor;
  /** The active workspace of the actor. */
  readonly scope: OrganizationScope;
  /** The survey session. Only for routes behind one. */
  readonly session: RespondentSession;
}

type Handler<Params extends Schema, Query extends Schema, Body extends Schema, Result> = (
  context: RouteContext<Params, Query, Body>,
) => Result | Promise<Result>;

/** The declaration of every route: who may call it, what it does and what it reads. */
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
  /** In bytes, if different from the server's limit. */
  readonly bodyLimit?: number;
  /** The content types of the body, if not JSON. */
  readonly consumes?: readonly string[];
  /** False where reading the head would cost as much as the whole answer. */
  readonly exposeHeadRoute?: false;
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
    // Parsed by the schemas of the route.
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
 * A route that sends the result of its handler, for responses with another status, files, and bodies without the
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
    /** The schemas of the responses by status. */
    readonly response?: Answers;
    readonly handler: Handler<Params, Query, Body, z.input<Answers[keyof Answers]> | FastifyReply>;
  },
): Registrar {
  const { summary, params, query, body, consumes, response, handler, ...options } = declaration;
  const { bodyLimit, exposeHeadRoute, ...config } = options;
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
      ...(exposeHeadRoute === undefined ? {} : { exposeHeadRoute }),
      config,
      schema,
      handler: async (request, reply) => handler(contextOf(deps, request, reply)),
    });
  };
}

/** A route that responds with `{ data }`, or 204 when it declares no response, or null. */
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

/** Routes that share what is made from the dependencies when they are registered. */
export function routesWith(make: (deps: Deps) => Registrar): Registrar {
  return (app, deps) => make(deps)(app, deps);
}
