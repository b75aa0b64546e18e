import { RemindersOffBody } from '@quint/contract/participation.ts';
import { SURVEY_REMINDERS_PATH } from '@quint/domain/survey-paths.ts';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { stopReminders } from '#features/invitations/reminding/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { networkOfRequest } from '#http/network.ts';

const BODY_LIMIT_BYTES = 4096;

/**
 * What a mail program posts to when somebody presses "unsubscribe" in it. Opening the same address shows a page with a
 * button: programs that look behind every link change nothing.
 */
export async function registerOneClickRoutes(app: App, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    // The body says the same in every mail, in one of two forms; nothing of it is needed.
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser('*', options, (_request, _body, done) => done(null, undefined));
    scope.withTypeProvider<ZodTypeProvider>().route({
      method: 'POST',
      url: SURVEY_REMINDERS_PATH,
      config: { access: PUBLIC },
      schema: { querystring: RemindersOffBody, response: { 204: z.null() } },
      handler: async (request, reply) => {
        await stopReminders(deps, { token: request.query.token, address: networkOfRequest(request) });
        return reply.status(204).send(null);
      },
    });
  });
}
