import { IdParams } from '@quint/contract/base/ids.ts';
import { InvitationPreviewAnswer } from '@quint/contract/invitations/invitations.ts';
import {
  AskStakeholdersAnswer,
  AskStakeholdersBody,
  RoleStakeholdersAnswer,
  RoleStakeholdersParams,
  RoleSurveyAnswer,
  RoleSurveyAnswersBody,
  RoleSurveyBody,
  RoleSurveySavedAnswer,
  StakeholderPreviewBody,
  StakeholderRequestAnswer,
} from '@quint/contract/roles/stakeholders.ts';
import { canAskStakeholders, canReadRoleDetails } from '@quint/domain/workspace/access/roles.ts';
import type { FastifyRequest } from 'fastify';
import {
  finishRoleSurvey,
  openRoleSurvey,
  saveRoleAnswers,
} from '#features/roles/roles/stakeholders/answers/service.ts';
import {
  createStakeholderRequests,
  previewRequest,
} from '#features/roles/roles/stakeholders/requests/service.ts';
import {
  getRoleStakeholders,
  remindStakeholder,
  renewStakeholder,
} from '#features/roles/roles/stakeholders/follow-ups/service.ts';
import { ask, PUBLIC } from '#http/access.ts';
import { route, routes } from '#http/routes.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';

const access = ask(canAskStakeholders);

const linkOf = (request: FastifyRequest, { token }: { readonly token: string }) => ({
  token,
  address: networkOfRequest(request),
  language: languageOf(request),
});

export const registerStakeholderRoutes = routes(
  route('POST /role-assistant/surveys', {
    access,
    summary: 'Ask stakeholders by e-mail what a role needs',
    body: AskStakeholdersBody,
    answer: AskStakeholdersAnswer,
    handler: ({ deps, request, actor, body }) => {
      const input = { body, language: languageOf(request) };
      return createStakeholderRequests(deps, actor, input);
    },
  }),
  route('POST /role-assistant/surveys/preview', {
    access,
    summary: 'Preview the mail to stakeholders',
    body: StakeholderPreviewBody,
    answer: InvitationPreviewAnswer,
    handler: ({ deps, actor, body }) => previewRequest(deps, actor, body),
  }),
  route('GET /role-assistant/roles/:roleId/stakeholders', {
    access: ask(canReadRoleDetails),
    names: 'roles',
    summary: 'Read who was asked about a role, and the merged ranges from three answers on',
    params: RoleStakeholdersParams,
    answer: RoleStakeholdersAnswer,
    handler: ({ deps, actor, params }) => getRoleStakeholders(deps, actor, params.roleId),
  }),
  route('POST /role-assistant/surveys/:id/remind', {
    access,
    names: 'ra_surveys',
    summary: 'Remind a stakeholder',
    params: IdParams,
    answer: StakeholderRequestAnswer,
    handler: ({ deps, actor, params }) => remindStakeholder(deps, actor, params.id),
  }),
  route('POST /role-assistant/surveys/:id/renew', {
    access,
    names: 'ra_surveys',
    summary: 'Renew an expired request to a stakeholder',
    params: IdParams,
    answer: StakeholderRequestAnswer,
    handler: ({ deps, actor, params }) => renewStakeholder(deps, actor, params.id),
  }),
  // The answer page of people without an account, who have only the mailed token.
  route('POST /role-survey/session', {
    access: PUBLIC,
    summary: 'Open the link of a stakeholder',
    body: RoleSurveyBody,
    answer: RoleSurveyAnswer,
    handler: ({ deps, request, body }) => openRoleSurvey(deps, linkOf(request, body)),
  }),
  route('POST /role-survey/answers', {
    access: PUBLIC,
    summary: 'Save answers of a stakeholder',
    body: RoleSurveyAnswersBody,
    answer: RoleSurveySavedAnswer,
    handler: ({ deps, request, body }) => saveRoleAnswers(deps, linkOf(request, body), body.answers),
  }),
  route('POST /role-survey/finish', {
    access: PUBLIC,
    summary: 'Hand in the answers of a stakeholder',
    body: RoleSurveyBody,
    answer: RoleSurveyAnswer,
    handler: ({ deps, request, body }) => finishRoleSurvey(deps, linkOf(request, body)),
  }),
);
