import { IdParams } from '@quint/contract/base/ids.ts';
import { SurveyAccessLogAnswer } from '@quint/contract/privacy/privacy.ts';
import { endOwnSurveySession, listOwnAccessLog } from '#features/privacy/access-log/service.ts';
import { SIGNED_IN } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';

export const registerOwnAccessLogRoutes = routes(
  route('GET /users/me/survey-openings', {
    access: SIGNED_IN,
    summary: 'Read when and how the own survey was opened',
    answer: SurveyAccessLogAnswer,
    handler: ({ deps, actor }) => listOwnAccessLog(deps, actor),
  }),
  route('DELETE /users/me/survey-openings/:id', {
    access: SIGNED_IN,
    names: 'survey_sessions',
    summary: 'End the session of a device that opened the own survey',
    params: IdParams,
    handler: ({ deps, actor, params }) => endOwnSurveySession(deps, actor, params.id),
  }),
);
