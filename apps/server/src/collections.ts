import { assessmentParticipants, assessments } from '#features/assessments/collection.ts';
import { analyticsEvents } from '#features/analytics/collection.ts';
import { paymentEvents } from '#features/billing/events/collection.ts';
import { orders } from '#features/billing/orders/collection.ts';
import { files } from '#features/files/collection.ts';
import { goals, goalsTeams, keyResults, teamNames } from '#features/goals/collection.ts';
import { jobExperiences } from '#features/job-profile/experiences/collection.ts';
import { jobPreferences, jobPreferencesRoles } from '#features/job-profile/preferences/collection.ts';
import { trainingRequests } from '#features/job-profile/trainings/collection.ts';
import { talentNotes } from '#features/notes/collection.ts';
import { organizations } from '#features/organizations/collection.ts';
import { memberships } from '#features/organizations/members/collection.ts';
import { features, organizationFeatures } from '#features/organizations/switches/collection.ts';
import { insightEntries } from '#features/plans/insights/collection.ts';
import { auditLog } from '#features/privacy/collection.ts';
import { bigFiveReports } from '#features/reports/collection.ts';
import { openRoles, roles, rolesTalents } from '#features/roles/collection.ts';
import { rolesSkills, skills } from '#features/roles/skills/collection.ts';
import { raSurveyResults, raSurveys } from '#features/roles/stakeholders/collection.ts';
import { rolesTrainingCourses, trainingCourses } from '#features/roles/training/collection.ts';
import { talents } from '#features/talents/collection.ts';
import { talentsResults } from '#features/talents/results/collection.ts';
import { talentViews } from '#features/talents/views/collection.ts';
import { talentRoleAssignments, teams, teamsRoles, teamsTalents } from '#features/teams/collection.ts';
import { i18n } from '#features/translations/collection.ts';
import { users } from '#features/users/collection.ts';
import { HINTS } from '#collection-hints.ts';
import { createRegistry } from '#items/declare/collection.ts';

/** Every collection under /items. A new one is declared in its feature and named here. */
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
