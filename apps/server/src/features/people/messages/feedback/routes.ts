import { FeedbackBody } from '@quint/contract/people/feedback.ts';
import { canGiveFeedback } from '@quint/domain/workspace/access/workspace.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { giveFeedback } from '#features/people/messages/feedback/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

export function registerFeedbackRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/feedback',
    config: { access: ask(canGiveFeedback) },
    schema: { summary: 'Send feedback about the product', body: FeedbackBody, response: { 204: z.null() } },
    handler: async (request, reply) => {
      await giveFeedback(deps, actorOf(request), { body: request.body, language: languageOf(request) });
      return reply.status(204).send(null);
    },
  });
}
