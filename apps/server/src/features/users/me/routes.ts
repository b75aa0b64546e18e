import { fail } from '@quint/contract/errors.ts';
import { CurrentUserAnswer } from '@quint/contract/session.ts';
import type { Actor } from '@quint/domain/actor.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { assertOwnAccount, readOwnAccount, updateOwnAccount } from '#features/users/me/service.ts';
import { findActor } from '#features/users/queries.ts';
import { getCurrentUser } from '#features/users/service.ts';
import { actorOf, SIGNED_IN } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import type { Registry } from '#items/declaration.ts';

const Parameters = z.record(z.string(), z.unknown());
const Account = z.record(z.string(), z.unknown());
const OfAccount = z.object({ id: z.string() });
/** The account as the screens need it, or the fields that were asked for. */
const response = { 200: z.union([CurrentUserAnswer, z.object({ data: Account })]) };

type ChangeRequest = FastifyRequest<{
  Body: z.infer<typeof Account>;
  Querystring: z.infer<typeof Parameters>;
}>;

/** The own account: what is asked for, or without a question what the screens need. */
export async function sendOwnAccount(
  deps: Deps,
  reply: FastifyReply,
  { actor, query }: { actor: Actor; query: Readonly<Record<string, unknown>> },
): Promise<void> {
  if (Object.keys(query).length === 0) await reply.send({ data: await getCurrentUser(deps, actor) });
  // The text is finished JSON: it goes out as it is.
  else await reply.type('application/json; charset=utf-8').send(await readOwnAccount(deps, actor, query));
}

export function registerOwnAccountRoutes(app: App, deps: Deps, registry: Registry): void {
  const update = async (request: ChangeRequest, reply: FastifyReply): Promise<void> => {
    const { body, query, sessionId } = request;
    const { userId } = actorOf(request);
    await updateOwnAccount({ deps, registry }, actorOf(request), { body, sessionId: sessionId ?? undefined });
    // The person may be in another workspace now.
    const actor = await deps.db.platform.read((db) => findActor(db, userId));
    if (actor === undefined) throw fail('session.none');
    await sendOwnAccount(deps, reply, { actor, query });
  };

  app.route({
    method: 'GET',
    url: '/users/me',
    config: { access: SIGNED_IN },
    schema: { querystring: Parameters, response },
    handler: async (request, reply) => {
      await sendOwnAccount(deps, reply, { actor: actorOf(request), query: request.query });
      return reply;
    },
  });

  app.route({
    method: 'PATCH',
    url: '/users/me',
    config: { access: SIGNED_IN },
    schema: { querystring: Parameters, body: Account, response },
    handler: async (request, reply) => {
      await update(request, reply);
      return reply;
    },
  });

  app.route({
    method: 'PATCH',
    url: '/users/:id',
    config: { access: SIGNED_IN },
    schema: { params: OfAccount, querystring: Parameters, body: Account, response },
    handler: async (request, reply) => {
      assertOwnAccount(actorOf(request), request.params.id);
      await update(request, reply);
      return reply;
    },
  });
}
