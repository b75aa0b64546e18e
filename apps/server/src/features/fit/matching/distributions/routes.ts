import {
  EmployeesDistributionAnswer,
  FinishedProfilesAnswer,
  TeamDistributionsAnswer,
  TeamDistributionsQuery,
} from '@quint/contract/measures/distributions.ts';
import { canReadResults } from '@quint/domain/workspace/access/results.ts';
import { canReadTeamResults } from '@quint/domain/workspace/access/teams.ts';
import type { Deps } from '#deps.ts';
import {
  getEmployeesDistribution,
  getFinishedProfiles,
  listTeamDistributions,
} from '#features/fit/matching/distributions/service.ts';
import { actorOf, ask } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

export function registerDistributionRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/distributions/teams',
    config: { access: ask(canReadTeamResults) },
    schema: {
      summary: 'Read how the results of teams lie',
      querystring: TeamDistributionsQuery,
      response: { 200: TeamDistributionsAnswer },
    },
    handler: (request) => listTeamDistributions(deps, actorOf(request), request.query.teams),
  });

  app.route({
    method: 'GET',
    url: '/distributions/employees',
    config: { access: ask(canReadResults) },
    schema: {
      summary: 'Read how the results of the employees lie',
      response: { 200: EmployeesDistributionAnswer },
    },
    handler: (request) => getEmployeesDistribution(deps, actorOf(request)),
  });

  app.route({
    method: 'GET',
    url: '/distributions/profiles',
    config: { access: ask(canReadResults) },
    schema: {
      summary: 'Read the profiles of everybody with a result, without names and in no order of people',
      response: { 200: FinishedProfilesAnswer },
    },
    handler: (request) => getFinishedProfiles(deps, actorOf(request)),
  });
}
