import { SurveyFramesAnswer, SurveyFramesParams } from '@quint/contract/survey-frames.ts';
import type { Deps } from '#deps.ts';
import { makeFrameOrigins } from '#features/surveys/frames/service.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerFrameRoutes(app: App, deps: Deps): void {
  const frameOriginsOf = makeFrameOrigins(deps);
  app.route({
    method: 'GET',
    url: '/survey/frames/:workspace',
    config: { access: PUBLIC, names: 'organizations' },
    schema: {
      summary: 'List the websites that may show the survey of a workspace in a frame',
      params: SurveyFramesParams,
      response: { 200: SurveyFramesAnswer },
    },
    handler: async (request) => ({
      data: { origins: [...(await frameOriginsOf(request.params.workspace))] },
    }),
  });
}
