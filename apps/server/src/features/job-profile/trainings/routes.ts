import { canEditOwnJobProfile } from '@quint/domain/access/job-profile.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { createFrom } from '#items/write/requests.ts';
import type { Registry } from '#items/declare/collection.ts';
import { openItems } from '#items/context.ts';

const AnyRecord = z.record(z.string(), z.unknown());

/** The text is serialised JSON, sent as it is. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(text);
}

/** Registers for a course under the route's own name; the record is the one below /items. */
export function registerTrainingRoutes(app: App, deps: Deps, registry: Registry): void {
  app.route({
    method: 'POST',
    url: '/training/requests',
    config: { access: ask(canEditOwnJobProfile) },
    schema: {
      summary: 'Register the own talent for a course',
      body: AnyRecord,
      response: { 200: z.object({ data: AnyRecord }) },
    },
    handler: async (request, reply) => {
      const wanted = { collection: 'training_requests', action: 'create' } as const;
      const context = openItems({ deps, registry }, actorOf(request), wanted);
      return sendText(reply, await createFrom(context, request.body, {}));
    },
  });
}
