import {
  EmployeesDistributionAnswer,
  FinishedProfilesAnswer,
  TeamDistributionsAnswer,
  TeamDistributionsQuery,
} from '@quint/contract/measures/distributions.ts';
import { canReadResults } from '@quint/domain/workspace/access/results.ts';
import { canReadTeamResults } from '@quint/domain/workspace/access/teams.ts';
import {
  getEmployeesDistribution,
  getFinishedProfiles,
  listTeamDistributions,
} from '#features/fit/matching/distributions/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, routes } from '#http/routes.ts';

export const registerDistributionRoutes = routes(
  rawRoute('GET /distributions/teams', {
    access: ask(canReadTeamResults),
    summary: 'Read how the results of teams lie',
    query: TeamDistributionsQuery,
    response: { 200: TeamDistributionsAnswer },
    handler: ({ deps, actor, query }) => listTeamDistributions(deps, actor, query.teams),
  }),
  rawRoute('GET /distributions/employees', {
    access: ask(canReadResults),
    summary: 'Read how the results of the employees lie',
    response: { 200: EmployeesDistributionAnswer },
    handler: ({ deps, actor }) => getEmployeesDistribution(deps, actor),
  }),
  rawRoute('GET /distributions/profiles', {
    access: ask(canReadResults),
    summary: 'Read the profiles of everybody with a result, without names and in no order of people',
    response: { 200: FinishedProfilesAnswer },
    handler: ({ deps, actor }) => getFinishedProfiles(deps, actor),
  }),
);
