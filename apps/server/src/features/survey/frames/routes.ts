import { SurveyFramesAnswer, SurveyFramesQuery } from '@quint/contract/survey/survey-frames.ts';
import type { Deps } from '#deps.ts';
import { makeFrameOrigins } from '#features/survey/frames/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerFrameRoutes(app: App, deps: Deps): void {
  const frameOriginsOf = makeFrameOrigins(deps);
  app.route({
    method: 'GET',
    url: '/survey/frames',
    config: { access: PUBLIC },
    schema: {
      summary: 'List the websites that may show the survey of a workspace in a frame',
      querystring: SurveyFramesQuery,
      response: { 200: SurveyFramesAnswer },
    },
    handler: async (request) => ({
      data: { origins: [...(await frameOriginsOf(request.query.workspace))] },
    }),
  });
}
