import { z } from 'zod';
import type { Deps } from '#deps.ts';
import { COLLECTIONS } from '#collections.ts';
import { registerAnalyticsRoutes } from '#features/operation/analytics/routes.ts';
import { registerApiTokenRoutes } from '#features/workspace/api-tokens/routes.ts';
import { registerAssessmentProgressRoutes } from '#features/people/assessments/progress/routes.ts';
import { registerAuthRoutes } from '#features/workspace/auth/routes.ts';
import { registerWorksCouncilRoutes } from '#features/measures/works-council/routes.ts';
import { registerBillingRoutes } from '#features/billing/routes.ts';
import { registerBinRoutes } from '#features/actions/bin/routes.ts';
import { registerFileRoutes } from '#features/files/routes.ts';
import { registerFeedbackRoutes } from '#features/people/messages/feedback/routes.ts';
import { registerInboxRoutes } from '#features/people/messages/inbox/routes.ts';
import { registerCreatingRoutes } from '#features/workspace/organizations/creation/routes.ts';
import { registerMemberRoutes } from '#features/workspace/organizations/members/routes.ts';
import { registerRequiredFactorRoutes } from '#features/workspace/organizations/second-factor/routes.ts';
import { registerDeletedWorkspaceRoutes } from '#features/actions/workspace-deletion/routes.ts';
import { registerResettingRoutes } from '#features/workspace/organizations/reset/routes.ts';
import { registerMatchingRoutes } from '#features/fit/matching/routes.ts';
import { registerDigestRoutes } from '#features/actions/overview/digest/routes.ts';
import { registerNormalFormRoutes } from '#features/invitations/normal-forms/routes.ts';
import { registerOverviewRoutes } from '#features/actions/overview/routes.ts';
import { registerPeopleRoutes } from '#features/actions/people/routes.ts';
import { registerPlannerRoutes } from '#features/roles/planner/routes.ts';
import { registerNormRoutes } from '#features/measures/norms/routes.ts';
import { registerBackupRoutes } from '#features/operation/operation/backups/routes.ts';
import { registerOperationRoutes } from '#features/operation/operation/routes.ts';
import { registerHoldingRoutes } from '#features/invitations/result-holds/routes.ts';
import { registerReportRoutes } from '#features/measures/reports/routes.ts';
import { registerChoicesRoutes } from '#features/privacy/choices/routes.ts';
import { registerInsightRoutes } from '#features/fit/insights/routes.ts';
import { registerErasingRoutes } from '#features/privacy/erasure/routes.ts';
import { registerRetentionRoutes } from '#features/privacy/retention/routes.ts';
import { registerDataExportRoutes } from '#features/privacy/data-export/routes.ts';
import { registerOwnAccessLogRoutes } from '#features/privacy/access-log/routes.ts';
import { registerOwnPrivacyRoutes } from '#features/privacy/own/routes.ts';
import { registerRightsRequestRoutes } from '#features/privacy/requests/routes.ts';
import { registerRoleAssistantRoutes } from '#features/roles/roles/assistant/routes.ts';
import { registerRoleTextRoutes } from '#features/roles/roles/texts/routes.ts';
import { registerStatementRoutes } from '#features/measures/statements/routes.ts';
import { registerSurveyRoutes } from '#features/survey/routes.ts';
import { registerInvitationRoutes } from '#features/invitations/invitations/routes.ts';
import { registerOptingOutRoutes } from '#features/invitations/invitations/opt-out/routes.ts';
import { registerInterviewQuestionRoutes } from '#features/roles/roles/interview-questions/routes.ts';
import { registerStakeholderRoutes } from '#features/roles/roles/stakeholders/routes.ts';
import { registerSsoRoutes } from '#features/accounts/sso/routes.ts';
import { registerExportRoutes } from '#features/actions/exports/routes.ts';
import { registerHistoryRoutes } from '#features/people/talents/history/routes.ts';
import { registerPoolRoutes } from '#features/profile/pool/routes.ts';
import { registerUnlockingRoutes } from '#features/people/talents/unlocks/routes.ts';
import { registerResumeRoutes } from '#features/profile/job-profile/resume/routes.ts';
import { registerTrainingRoutes } from '#features/profile/job-profile/trainings/routes.ts';
import { registerTranslationRoutes } from '#features/operation/translations/routes.ts';
import { registerUserRoutes } from '#features/accounts/users/routes.ts';
import { registerWebhookRoutes } from '#features/operation/webhooks/routes.ts';
import { registerItemRoutes } from '#items/routes.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { describeVersion } from '#version.ts';
import { PublicSettingsAnswer } from '@quint/contract/operation/public-settings.ts';

function registerInstallation(api: App, deps: Deps): void {
  api.route({
    method: 'GET',
    url: '/health',
    config: { access: PUBLIC, answersOverloaded: true, isProbe: true },
    schema: {
      summary: 'Whether the server and its database answer, and which version runs',
      response: { 200: z.object({ data: z.object({ status: z.literal('ok'), version: z.string() }) }) },
    },
    handler: async () => {
      await deps.db.platform.read((db) => db.selectFrom('organizations').select('id').limit(1).execute());
      return { data: { status: 'ok' as const, version: describeVersion(deps.config.operation) } };
    },
  });
  api.route({
    method: 'GET',
    url: '/public-settings',
    config: { access: PUBLIC },
    schema: { summary: 'Names and links of this installation', response: { 200: PublicSettingsAnswer } },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { data: deps.config.publicSettings };
    },
  });
}

/** Accounts, workspaces, invitations, surveys and the rights of people. */
function registerPeopleSide(api: App, deps: Deps): void {
  registerApiTokenRoutes(api, deps);
  registerAuthRoutes(api, deps);
  registerCreatingRoutes(api, deps);
  registerResettingRoutes(api, deps);
  registerDeletedWorkspaceRoutes(api, deps);
  registerRequiredFactorRoutes(api, deps);
  registerMemberRoutes(api, deps);
  registerWorksCouncilRoutes(api, deps);
  registerBillingRoutes(api, deps);
  registerBinRoutes(api, deps);
  registerSsoRoutes(api, deps);
  registerUserRoutes(api, deps, COLLECTIONS);
  registerInvitationRoutes(api, deps);
  registerNormalFormRoutes(api, deps);
  registerOptingOutRoutes(api, deps);
  registerSurveyRoutes(api, deps);
  registerRoleAssistantRoutes(api, deps);
  registerOwnAccessLogRoutes(api, deps);
  registerChoicesRoutes(api, deps);
  registerInsightRoutes(api, deps);
  registerStatementRoutes(api, deps);
  registerErasingRoutes(api, deps);
  registerRetentionRoutes(api, deps);
  registerOwnPrivacyRoutes(api, deps);
  registerRightsRequestRoutes(api, deps);
  registerDataExportRoutes(api, deps);
}

/** What workspaces and the platform do with what is there. */
function registerWork(api: App, deps: Deps): void {
  registerReportRoutes(api, deps);
  registerHoldingRoutes(api, deps);
  registerAssessmentProgressRoutes(api, deps);
  registerOverviewRoutes(api, deps, COLLECTIONS);
  registerDigestRoutes(api, deps);
  registerPlannerRoutes(api, deps);
  registerNormRoutes(api, deps);
  registerOperationRoutes(api, deps);
  registerBackupRoutes(api, deps);
  registerMatchingRoutes(api, deps, COLLECTIONS);
  registerRoleTextRoutes(api, deps);
  registerFeedbackRoutes(api, deps);
  registerTranslationRoutes(api, deps);
  registerAnalyticsRoutes(api, deps);
  registerInboxRoutes(api, deps);
  registerUnlockingRoutes(api, deps);
  registerPoolRoutes(api, deps);
  registerHistoryRoutes(api, deps);
  registerPeopleRoutes(api, deps);
  registerStakeholderRoutes(api, deps);
  registerInterviewQuestionRoutes(api, deps);
  registerExportRoutes(api, deps, COLLECTIONS);
  registerTrainingRoutes(api, deps, COLLECTIONS);
  registerResumeRoutes(api, deps);
  registerWebhookRoutes(api, deps);
  registerFileRoutes(api, { deps, registry: COLLECTIONS });
  registerItemRoutes(api, deps, COLLECTIONS);
}

/** Registers everything below `/api`. */
export function registerApi(api: App, deps: Deps): void {
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  registerInstallation(api, deps);
  registerPeopleSide(api, deps);
  registerWork(api, deps);
}
