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
import { makeFileRoutes } from '#features/files/routes.ts';
import { registerFeedbackRoutes } from '#features/people/messages/feedback/routes.ts';
import { registerInboxRoutes } from '#features/people/messages/inbox/routes.ts';
import { registerCreatingRoutes } from '#features/workspace/organizations/creation/routes.ts';
import { registerMemberRoutes } from '#features/workspace/organizations/members/routes.ts';
import { registerRequiredFactorRoutes } from '#features/workspace/organizations/second-factor/routes.ts';
import { registerDeletedWorkspaceRoutes } from '#features/actions/workspace-deletion/routes.ts';
import { registerResettingRoutes } from '#features/workspace/organizations/reset/routes.ts';
import { makeMatchingRoutes } from '#features/fit/matching/routes.ts';
import { registerDigestRoutes } from '#features/actions/overview/digest/routes.ts';
import { registerNormalFormRoutes } from '#features/invitations/normal-forms/routes.ts';
import { makeOverviewRoutes } from '#features/actions/overview/routes.ts';
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
import { registerDrawRoutes } from '#features/vacancies/draws/routes.ts';
import { registerWayRoutes } from '#features/vacancies/ways/routes.ts';
import { registerVacancyPeopleRoutes } from '#features/vacancies/people/routes.ts';
import { registerDeciderRoutes } from '#features/vacancies/deciders/routes.ts';
import { registerInterviewQuestionRoutes } from '#features/roles/roles/interview-questions/routes.ts';
import { registerStakeholderRoutes } from '#features/roles/roles/stakeholders/routes.ts';
import { registerSsoRoutes } from '#features/accounts/sso/routes.ts';
import { makeExportRoutes } from '#features/actions/exports/routes.ts';
import { registerHistoryRoutes } from '#features/people/talents/history/routes.ts';
import { registerPoolRoutes } from '#features/profile/pool/routes.ts';
import { registerUnlockingRoutes } from '#features/people/talents/unlocks/routes.ts';
import { registerResumeRoutes } from '#features/profile/job-profile/resume/routes.ts';
import { makeTrainingRoutes } from '#features/profile/job-profile/trainings/routes.ts';
import { registerTranslationRoutes } from '#features/operation/translations/routes.ts';
import { registerFillingRoutes } from '#features/vacancies/fill/routes.ts';
import { registerOwnApplicationRoutes } from '#features/vacancies/own-applications/routes.ts';
import { registerVacancyMailRoutes } from '#features/vacancies/mails/routes.ts';
import { makeUserRoutes } from '#features/accounts/users/routes.ts';
import { registerDecisionRoutes } from '#features/vacancies/decisions/routes.ts';
import { registerInterviewRoutes } from '#features/vacancies/interviews/routes.ts';
import { registerWebhookRoutes } from '#features/operation/webhooks/routes.ts';
import { makeItemRoutes } from '#items/routes.ts';
import { PUBLIC } from '#http/access.ts';
import type { App } from '#http/app-type.ts';
import { route, routes } from '#http/routes.ts';
import { describeVersion } from '#version.ts';
import { PublicSettingsAnswer } from '@quint/contract/operation/public-settings.ts';

const registerInstallation = routes(
  route('GET /health', {
    access: PUBLIC,
    answersOverloaded: true,
    isProbe: true,
    summary: 'Whether the server and its database answer, and which version runs',
    answer: z.object({ data: z.object({ status: z.literal('ok'), version: z.string() }) }),
    handler: async ({ deps }) => {
      await deps.db.platform.read((db) => db.selectFrom('organizations').select('id').limit(1).execute());
      return { status: 'ok' as const, version: describeVersion(deps.config.operation) };
    },
  }),
  route('GET /public-settings', {
    access: PUBLIC,
    summary: 'Names and links of this installation',
    answer: PublicSettingsAnswer,
    handler: ({ deps, reply }) => {
      reply.header('cache-control', 'public, max-age=300');
      return deps.config.publicSettings;
    },
  }),
);

/** Accounts, workspaces, invitations, surveys and the rights of people. */
const registerPeopleSide = routes(
  registerApiTokenRoutes,
  registerAuthRoutes,
  registerCreatingRoutes,
  registerResettingRoutes,
  registerDeletedWorkspaceRoutes,
  registerRequiredFactorRoutes,
  registerMemberRoutes,
  registerWorksCouncilRoutes,
  registerBillingRoutes,
  registerBinRoutes,
  registerSsoRoutes,
  makeUserRoutes(COLLECTIONS),
  registerInvitationRoutes,
  registerNormalFormRoutes,
  registerOptingOutRoutes,
  registerSurveyRoutes,
  registerRoleAssistantRoutes,
  registerOwnAccessLogRoutes,
  registerChoicesRoutes,
  registerInsightRoutes,
  registerStatementRoutes,
  registerErasingRoutes,
  registerRetentionRoutes,
  registerOwnPrivacyRoutes,
  registerRightsRequestRoutes,
  registerDataExportRoutes,
);

/** Actions of workspaces and of the platform on existing data. */
const registerWork = routes(
  registerReportRoutes,
  registerHoldingRoutes,
  registerAssessmentProgressRoutes,
  makeOverviewRoutes(COLLECTIONS),
  registerDigestRoutes,
  registerPlannerRoutes,
  registerNormRoutes,
  registerOperationRoutes,
  registerBackupRoutes,
  makeMatchingRoutes(COLLECTIONS),
  registerRoleTextRoutes,
  registerFeedbackRoutes,
  registerTranslationRoutes,
  registerAnalyticsRoutes,
  registerInboxRoutes,
  registerUnlockingRoutes,
  registerPoolRoutes,
  registerHistoryRoutes,
  registerPeopleRoutes,
  registerStakeholderRoutes,
  registerDrawRoutes,
  registerWayRoutes,
  registerVacancyPeopleRoutes,
  registerInterviewQuestionRoutes,
  registerDeciderRoutes,
  registerInterviewRoutes,
  registerDecisionRoutes,
  registerVacancyMailRoutes,
  registerFillingRoutes,
  registerOwnApplicationRoutes,
  makeExportRoutes(COLLECTIONS),
  makeTrainingRoutes(COLLECTIONS),
  registerResumeRoutes,
  registerWebhookRoutes,
  makeFileRoutes(COLLECTIONS),
  makeItemRoutes(COLLECTIONS),
);

/** Registers all routes under `/api`. */
export function registerApi(api: App, deps: Deps): void {
  api.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  routes(registerInstallation, registerPeopleSide, registerWork)(api, deps);
}
