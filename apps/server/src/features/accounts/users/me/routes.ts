import { fail } from '@quint/contract/base/errors.ts';
import type { CurrentUser } from '@quint/contract/workspace/session.ts';
import { CurrentUserAnswer } from '@quint/contract/workspace/session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import type { AskingPerson } from '#features/accounts/users/me/service.ts';
import { assertOwnAccount, readOwnAccount, updateOwnAccount } from '#features/accounts/users/me/service.ts';
import { findActor } from '#features/workspace/auth/actors/queries.ts';
import { getCurrentUser } from '#features/accounts/users/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { withCachedActor } from '#http/cached-actor.ts';
import { accountSessionOf } from '#http/account-session.ts';
import { questionOf } from '#http/question.ts';
import type { Registry } from '#items/declare/collection.ts';

const AnyParameters = z.record(z.string(), z.unknown());
const Account = z.record(z.string(), z.unknown());
const OfAccount = z.object({ id: z.string() });
/** The default account for the screens, or the requested fields. */
const response = { 200: z.union([CurrentUserAnswer, z.object({ data: Account })]) };

type ChangeRequest = FastifyRequest<{
  Body: z.infer<typeof Account>;
  Querystring: z.infer<typeof AnyParameters>;
}>;

type Parameters = Readonly<Record<string, unknown>>;

/** The user's account: the requested fields as serialised JSON, or by default the fields that the screens need. */
async function answerOwnAccount(
  deps: Deps,
  { query, ...person }: AskingPerson & { query: Parameters },
): Promise<string | { data: CurrentUser }> {
  if (Object.keys(query).length > 0) return readOwnAccount(deps, person, query);
  return { data: await getCurrentUser(deps, person.actor, person) };
}

function send(reply: FastifyReply, answer: string | { data: CurrentUser }): void {
  if (typeof answer === 'string') reply.type('application/json; charset=utf-8');
  reply.send(answer);
}

/** Sends the user's account. */
export async function sendOwnAccount(
  deps: Deps,
  request: FastifyRequest,
  { reply, query }: { reply: FastifyReply; query: Parameters },
): Promise<void> {
  const queryText = questionOf(request);
  const { sessionId } = accountSessionOf(request);
  send(
    reply,
    await withCachedActor(request, (actor, accessVersion) =>
      answerOwnAccount(deps, {
        actor,
        accessVersion,
        queryText,
        sessionId,
        factorGap: request.factorGap,
        query,
      }),
    ),
  );
}

export function registerOwnAccountRoutes(app: App, deps: Deps, registry: Registry): void {
  const update = async (request: ChangeRequest, reply: FastifyReply): Promise<void> => {
    const { body, query } = request;
    const { userId, sessionId } = accountSessionOf(request);
    await updateOwnAccount({ deps, registry }, actorOf(request), { body, sessionId });
    // The request may have switched the workspace.
    const actor = await deps.db.platform.read((db) => findActor(db, userId));
    if (actor === undefined) throw fail('session.none');
    send(reply, await answerOwnAccount(deps, { actor, sessionId, factorGap: request.factorGap, query }));
  };

  app.route({
    method: 'GET',
    url: '/users/me',
    config: { access: SIGNED_IN, usesCachedActor: true, withoutFactor: 'always' },
    schema: { summary: 'Read the own account with its workspaces', querystring: AnyParameters, response },
    handler: async (request, reply) => {
      await sendOwnAccount(deps, request, { reply, query: request.query });
      return reply;
    },
  });

  app.route({
    method: 'PATCH',
    url: '/users/me',
    config: { access: SIGNED_IN },
    schema: { summary: 'Change the own account', querystring: AnyParameters, body: Account, response },
    handler: async (request, reply) => {
      await update(request, reply);
      return reply;
    },
  });

  app.route({
    method: 'PATCH',
    url: '/users/:id',
    config: { access: SIGNED_IN, names: 'users' },
    schema: {
      summary: 'Change the own account, by its key',
      params: OfAccount,
      querystring: AnyParameters,
      body: Account,
      response,
    },
    handler: async (request, reply) => {
      assertOwnAccount(actorOf(request), request.params.id);
      await update(request, reply);
      return reply;
    },
  });
}
