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
  StakeholderParams,
  StakeholderPreviewBody,
  StakeholderRequestAnswer,
} from '@quint/contract/roles/stakeholders.ts';
import { canAskStakeholders, canReadRoleDetails } from '@quint/domain/workspace/access/roles.ts';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '#deps.ts';
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
import { actorOf, ask, PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { languageOf } from '#http/errors.ts';
import { networkOfRequest } from '#http/network.ts';

const access = ask(canAskStakeholders);

function registerAsking(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/role-assistant/surveys',
    config: { access },
    schema: {
      summary: 'Ask stakeholders by e-mail what a role needs',
      body: AskStakeholdersBody,
      response: { 200: AskStakeholdersAnswer },
    },
    handler: async (request) => {
      const input = { body: request.body, language: languageOf(request) };
      return { data: await createStakeholderRequests(deps, actorOf(request), input) };
    },
  });
  app.route({
    method: 'POST',
    url: '/role-assistant/surveys/preview',
    config: { access },
    schema: {
      summary: 'Preview the mail to stakeholders',
      body: StakeholderPreviewBody,
      response: { 200: InvitationPreviewAnswer },
    },
    handler: async (request) => ({ data: await previewRequest(deps, actorOf(request), request.body) }),
  });
}

function registerFollowingUp(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/role-assistant/roles/:roleId/stakeholders',
    config: { access: ask(canReadRoleDetails), names: 'roles' },
    schema: {
      summary: 'Read who was asked about a role, and the merged ranges from three answers on',
      params: RoleStakeholdersParams,
      response: { 200: RoleStakeholdersAnswer },
    },
    handler: async (request) => ({
      data: await getRoleStakeholders(deps, actorOf(request), request.params.roleId),
    }),
  });
  app.route({
    method: 'POST',
    url: '/role-assistant/surveys/:id/remind',
    config: { access, names: 'ra_surveys' },
    schema: {
      summary: 'Remind a stakeholder',
      params: StakeholderParams,
      response: { 200: StakeholderRequestAnswer },
    },
    handler: async (request) => ({
      data: await remindStakeholder(deps, actorOf(request), request.params.id),
    }),
  });
  app.route({
    method: 'POST',
    url: '/role-assistant/surveys/:id/renew',
    config: { access, names: 'ra_surveys' },
    schema: {
      summary: 'Renew an expired request to a stakeholder',
      params: StakeholderParams,
      response: { 200: StakeholderRequestAnswer },
    },
    handler: async (request) => ({
      data: await renewStakeholder(deps, actorOf(request), request.params.id),
    }),
  });
}

const linkOf = (request: FastifyRequest, { token }: { readonly token: string }) => ({
  token,
  address: networkOfRequest(request),
  language: languageOf(request),
});

/** The answer page of people without an account: the mailed token is all they have. */
function registerAnswering(app: App, deps: Deps): void {
  app.route({
    method: 'POST',
    url: '/role-survey/session',
    config: { access: PUBLIC },
    schema: {
      summary: 'Open the link of a stakeholder',
      body: RoleSurveyBody,
      response: { 200: RoleSurveyAnswer },
    },
    handler: async (request) => ({ data: await openRoleSurvey(deps, linkOf(request, request.body)) }),
  });
  app.route({
    method: 'POST',
    url: '/role-survey/answers',
    config: { access: PUBLIC },
    schema: {
      summary: 'Save answers of a stakeholder',
      body: RoleSurveyAnswersBody,
      response: { 200: RoleSurveySavedAnswer },
    },
    handler: async (request) => {
      const { body } = request;
      return { data: await saveRoleAnswers(deps, linkOf(request, body), body.answers) };
    },
  });
  app.route({
    method: 'POST',
    url: '/role-survey/finish',
    config: { access: PUBLIC },
    schema: {
      summary: 'Hand in the answers of a stakeholder',
      body: RoleSurveyBody,
      response: { 200: RoleSurveyAnswer },
    },
    handler: async (request) => ({ data: await finishRoleSurvey(deps, linkOf(request, request.body)) }),
  });
}

export function registerStakeholderRoutes(app: App, deps: Deps): void {
  registerAsking(app, deps);
  registerFollowingUp(app, deps);
  registerAnswering(app, deps);
}
