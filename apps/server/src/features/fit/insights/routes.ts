import {
  MissionBody,
  OwnInsightsAnswer,
  ResultFeedbackAnswer,
  ResultFeedbackBody,
} from '@quint/contract/measures/insights.ts';
import { canReadOwnInsights, canWriteOwnInsights } from '@quint/domain/workspace/access/insights.ts';
import { getOwnInsights, saveFeedback, saveMission } from '#features/fit/insights/service.ts';
import { ask } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';

export const registerInsightRoutes = routes(
  route('GET /users/me/insights', {
    access: ask(canReadOwnInsights),
    summary: 'Read what the pages about the own result need beside it',
    answer: OwnInsightsAnswer,
    handler: ({ deps, actor }) => getOwnInsights(deps, actor),
  }),
  route('PATCH /users/me/insights/mission', {
    access: ask(canWriteOwnInsights),
    summary: 'Keep the own text about the mission',
    body: MissionBody,
    handler: ({ deps, actor, body }) => saveMission(deps, actor, body.text),
  }),
  route('PATCH /users/me/insights/feedback', {
    access: ask(canWriteOwnInsights),
    summary: 'Say how well the pages describe one, for an own result',
    body: ResultFeedbackBody,
    answer: ResultFeedbackAnswer,
    handler: ({ deps, request, actor, body }) =>
      saveFeedback(deps, actor, {
        body,
        language: languageOf(request),
      }),
  }),
);
