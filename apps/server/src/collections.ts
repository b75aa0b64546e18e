import { assessmentParticipants, assessments } from '#features/people/assessments/collection.ts';
import { analyticsEvents } from '#features/operation/analytics/collection.ts';
import { paymentEvents } from '#features/billing/events/collection.ts';
import { orders } from '#features/billing/orders/collection.ts';
import { files } from '#features/files/collection.ts';
import { goals, goalsTeams, keyResults, teamNames } from '#features/roles/goals/collection.ts';
import { jobExperiences } from '#features/profile/job-profile/experiences/collection.ts';
import { jobPreferences, jobPreferencesRoles } from '#features/profile/job-profile/preferences/collection.ts';
import { trainingRequests } from '#features/profile/job-profile/trainings/collection.ts';
import { talentNotes } from '#features/people/notes/collection.ts';
import { organizations } from '#features/workspace/organizations/collection.ts';
import { memberships } from '#features/workspace/organizations/members/collection.ts';
import { features, organizationFeatures } from '#features/workspace/organizations/switches/collection.ts';
import { insightEntries } from '#features/workspace/plans/insights/collection.ts';
import { auditLog } from '#features/privacy/collection.ts';
import { bigFiveReports } from '#features/measures/reports/collection.ts';
import { openRoles, roles, rolesTalents } from '#features/roles/roles/collection.ts';
import { rolesSkills, skills } from '#features/roles/roles/skills/collection.ts';
import { raSurveyResults, raSurveys } from '#features/roles/roles/stakeholders/collection.ts';
import { rolesTrainingCourses, trainingCourses } from '#features/roles/roles/training/collection.ts';
import { talents } from '#features/people/talents/collection.ts';
import { talentsResults } from '#features/people/talents/results/collection.ts';
import { talentViews } from '#features/people/talents/views/collection.ts';
import { talentRoleAssignments, teams, teamsRoles, teamsTalents } from '#features/people/teams/collection.ts';
import { i18n } from '#features/operation/translations/collection.ts';
import { users } from '#features/accounts/users/collection.ts';
import { HINTS } from '#collection-hints.ts';
import { createRegistry } from '#items/declare/collection.ts';

/** Every collection under /items. A new one is declared in its feature and listed here. */
export const COLLECTIONS = createRegistry(
  [
    organizations,
    features,
    organizationFeatures,
    memberships,
    users,
    roles,
    rolesTalents,
    openRoles,
    skills,
    rolesSkills,
    raSurveys,
    raSurveyResults,
    trainingCourses,
    rolesTrainingCourses,
    teams,
    teamsTalents,
    teamsRoles,
    talentRoleAssignments,
    goals,
    goalsTeams,
    teamNames,
    keyResults,
    assessments,
    assessmentParticipants,
    talents,
    talentsResults,
    talentNotes,
    talentViews,
    bigFiveReports,
    jobPreferences,
    jobPreferencesRoles,
    jobExperiences,
    trainingRequests,
    files,
    analyticsEvents,
    auditLog,
    orders,
    insightEntries,
    paymentEvents,
    i18n,
  ],
  HINTS,
);
