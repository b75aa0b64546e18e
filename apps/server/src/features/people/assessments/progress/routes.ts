import { IdParams } from '@quint/contract/base/ids.ts';
import { AssessmentProgressAnswer } from '@quint/contract/people/assessment-progress.ts';
import { canEditAssessments } from '@quint/domain/workspace/access/assessments.ts';
import { getAssessmentProgress } from '#features/people/assessments/progress/service.ts';
import { ask } from '#http/access.ts';
import { route } from '#http/routes.ts';

export const registerAssessmentProgressRoutes = route('GET /assessments/:id/progress', {
  access: ask(canEditAssessments),
  names: 'assessments',
  summary: 'Read how far the participants of an assessment are',
  params: IdParams,
  answer: AssessmentProgressAnswer,
  handler: ({ deps, actor, params }) => getAssessmentProgress(deps, actor, params.id),
});
