import {
  AssessmentProgressAnswer,
  AssessmentProgressParams,
} from '@quint/contract/people/assessment-progress.ts';
import { canEditAssessments } from '@quint/domain/workspace/access/assessments.ts';
import type { Deps } from '#deps.ts';
import { getAssessmentProgress } from '#features/people/assessments/progress/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerAssessmentProgressRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/assessments/:id/progress',
    config: { access: ask(canEditAssessments), names: 'assessments' },
    schema: {
      summary: 'Read how far the participants of an assessment are',
      params: AssessmentProgressParams,
      response: { 200: AssessmentProgressAnswer },
    },
    handler: async (request) => ({
      data: await getAssessmentProgress(deps, actorOf(request), request.params.id),
    }),
  });
}
