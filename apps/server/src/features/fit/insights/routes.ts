import {
  MissionBody,
  OwnInsightsAnswer,
  ResultFeedbackAnswer,
  ResultFeedbackBody,
} from '@quint/contract/measures/insights.ts';
import { canReadOwnInsights, canWriteOwnInsights } from '@quint/domain/workspace/access/insights.ts';
import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { getOwnInsights, saveFeedback, saveMission } from '#features/fit/insights/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';

export function registerInsightRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/users/me/insights',
    config: { access: ask(canReadOwnInsights) },
    schema: {
      summary: 'Read what the pages about the own result need beside it',
      response: { 200: OwnInsightsAnswer },
    },
    handler: async (request) => ({ data: await getOwnInsights(deps, actorOf(request)) }),
  });
  app.route({
    method: 'PATCH',
    url: '/users/me/insights/mission',
    config: { access: ask(canWriteOwnInsights) },
    schema: {
      summary: 'Keep the own text about the mission',
      body: MissionBody,
      response: { 204: z.null() },
    },
    handler: async (request, reply) => {
      await saveMission(deps, actorOf(request), request.body.text);
      return reply.status(204).send(null);
    },
  });
  app.route({
    method: 'PATCH',
    url: '/users/me/insights/feedback',
    config: { access: ask(canWriteOwnInsights) },
    schema: {
      summary: 'Say how well the pages describe one, for an own result',
      body: ResultFeedbackBody,
      response: { 200: ResultFeedbackAnswer },
    },
    handler: async (request) => ({
      data: await saveFeedback(deps, actorOf(request), {
        body: request.body,
        language: languageOf(request),
      }),
    }),
  });
}
