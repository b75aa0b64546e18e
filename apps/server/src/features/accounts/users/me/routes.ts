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
import { withCachedActor } from '#http/cached-actor.ts';
import { accountSessionOf } from '#http/account-session.ts';
import { questionOf } from '#http/question.ts';
import type { RouteContext } from '#http/routes.ts';
import { rawRoute, routes } from '#http/routes.ts';
import type { Registry } from '#items/declare/collection.ts';

const AnyParameters = z.record(z.string(), z.unknown());
const Account = z.record(z.string(), z.unknown());
const OfAccount = z.object({ id: z.string() });
/** The default account for the screens, or the requested fields. */
const response = { 200: z.union([CurrentUserAnswer, z.object({ data: Account })]) };

type Parameters = Readonly<Record<string, unknown>>;

/** The user's account: the requested fields as serialised JSON, or by default the fields that the screens need. */
async function answerOwnAccount(
  deps: Deps,
  { query, ...person }: AskingPerson & { query: Parameters },
): Promise<string | { data: CurrentUser }> {
  if (Object.keys(query).length > 0) return readOwnAccount(deps, person, query);
  return { data: await getCurrentUser(deps, person.actor, person) };
}

function send(reply: FastifyReply, answer: string | { data: CurrentUser }): FastifyReply {
  if (typeof answer === 'string') reply.type('application/json; charset=utf-8');
  return reply.send(answer);
}

/** Sends the user's account. */
export async function sendOwnAccount(
  deps: Deps,
  request: FastifyRequest,
  { reply, query }: { reply: FastifyReply; query: Parameters },
): Promise<FastifyReply> {
  const queryText = questionOf(request);
  const { sessionId } = accountSessionOf(request);
  const { factorGap } = request;
  const answer = await withCachedActor(request, (actor, accessVersion) =>
    answerOwnAccount(deps, { actor, accessVersion, queryText, sessionId, factorGap, query }),
  );
  return send(reply, answer);
}

export function makeOwnAccountRoutes(registry: Registry) {
  const update = async (
    { deps, request, reply }: Pick<RouteContext, 'deps' | 'request' | 'reply'>,
    { body, query }: { readonly body: z.infer<typeof Account>; readonly query: Parameters },
  ): Promise<FastifyReply> => {
    const { userId, sessionId } = accountSessionOf(request);
    await updateOwnAccount({ deps, registry }, actorOf(request), { body, sessionId });
    // The request may have switched the workspace.
    const actor = await deps.db.platform.read((db) => findActor(db, userId));
    if (actor === undefined) throw fail('session.none');
    const { factorGap } = request;
    return send(reply, await answerOwnAccount(deps, { actor, sessionId, factorGap, query }));
  };

  return routes(
    rawRoute('GET /users/me', {
      access: SIGNED_IN,
      usesCachedActor: true,
      withoutFactor: 'always',
      summary: 'Read the own account with its workspaces',
      query: AnyParameters,
      response,
      handler: ({ deps, request, reply, query }) => sendOwnAccount(deps, request, { reply, query }),
    }),
    rawRoute('PATCH /users/me', {
      access: SIGNED_IN,
      summary: 'Change the own account',
      query: AnyParameters,
      body: Account,
      response,
      handler: ({ deps, request, reply, query, body }) => update({ deps, request, reply }, { body, query }),
    }),
    rawRoute('PATCH /users/:id', {
      access: SIGNED_IN,
      names: 'users',
      summary: 'Change the own account, by its key',
      params: OfAccount,
      query: AnyParameters,
      body: Account,
      response,
      handler: ({ deps, request, reply, actor, params, query, body }) => {
        assertOwnAccount(actor, params.id);
        return update({ deps, request, reply }, { body, query });
      },
    }),
  );
}
