import { SurveyFramesAnswer, SurveyFramesQuery } from '@quint/contract/survey/survey-frames.ts';
import { makeFrameOrigins } from '#features/survey/frames/service.ts';
import { PUBLIC } from '#http/access.ts';
import { route, routesWith } from '#http/routes.ts';

export const registerFrameRoutes = routesWith((deps) => {
  const frameOriginsOf = makeFrameOrigins(deps);
  return route('GET /survey/frames', {
    access: PUBLIC,
    summary: 'List the websites that may show the survey of a workspace in a frame',
    query: SurveyFramesQuery,
    answer: SurveyFramesAnswer,
    handler: async ({ query }) => ({ origins: [...(await frameOriginsOf(query.workspace))] }),
  });
});
