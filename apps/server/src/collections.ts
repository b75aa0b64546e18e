import { assessmentParticipants, assessments } from '#features/assessments/collection.ts';
import { goals, goalsTeams, keyResults, teamNames } from '#features/goals/collection.ts';
import { organizations } from '#features/organizations/collection.ts';
import { roles, rolesTalents } from '#features/roles/collection.ts';
import { rolesSkills, skills } from '#features/roles/skills/collection.ts';
import { raSurveyResults, raSurveys } from '#features/roles/stakeholders/collection.ts';
import { rolesTrainingCourses, trainingCourses } from '#features/roles/training/collection.ts';
import { talents, talentsResults } from '#features/talents/collection.ts';
import { talentRoleAssignments, teams, teamsRoles, teamsTalents } from '#features/teams/collection.ts';
import { users } from '#features/users/collection.ts';
import { createRegistry } from '#items/declaration.ts';

/** Every collection under /items. A new one is declared in its feature and named here. */
export const COLLECTIONS = createRegistry([
  organizations,
  users,
  roles,
  rolesTalents,
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
]);
