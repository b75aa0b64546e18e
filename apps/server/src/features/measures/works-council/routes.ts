import {
  AccessLogAnswer,
  AccessLogQuery,
  OverseenRoleAnswer,
  OverseenRoleParams,
  OverseenRolesAnswer,
  OverseenRolesQuery,
  OverseenSettingsAnswer,
  WorksCouncilMembershipAnswer,
} from '@quint/contract/measures/works-council.ts';
import { canReadOversight } from '@quint/domain/workspace/access/works-council.ts';
import { canReadOwnWorkspace } from '@quint/domain/workspace/access/workspace.ts';
import type { Deps } from '#deps.ts';
import * as service from '#features/measures/works-council/service.ts';
import { actorOf, ask, scopeOf } from '#http/access.ts';
import type { App } from '#http/app-type.ts';

const access = ask(canReadOversight);

function registerRoles(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/works-council/roles',
    config: { access },
    schema: {
      summary: 'List the roles of the workspace with their ranges, without people',
      querystring: OverseenRolesQuery,
      response: { 200: OverseenRolesAnswer },
    },
    handler: (request) => service.listOverseenRoles(deps, actorOf(request), request.query),
  });
  app.route({
    method: 'GET',
    url: '/works-council/roles/:roleId',
    config: { access, names: 'roles' },
    schema: {
      summary: 'Read who changed the ranges of a role, when and why',
      params: OverseenRoleParams,
      response: { 200: OverseenRoleAnswer },
    },
    handler: async (request) => ({
      data: await service.readOverseenRole(deps, actorOf(request), request.params.roleId),
    }),
  });
}

/** What the seat of a works council reads, and whether there is one. */
export function registerWorksCouncilRoutes(app: App, deps: Deps): void {
  app.route({
    method: 'GET',
    url: '/works-council/settings',
    config: { access },
    schema: {
      summary: 'Read how the workspace is set up and who works in it',
      response: { 200: OverseenSettingsAnswer },
    },
    handler: async (request) => ({ data: await service.readOverseenSettings(deps, actorOf(request)) }),
  });
  registerRoles(app, deps);
  app.route({
    method: 'GET',
    url: '/works-council/access-log',
    config: { access },
    schema: {
      summary: 'Read who opened what kind of thing, how often and when',
      querystring: AccessLogQuery,
      response: { 200: AccessLogAnswer },
    },
    handler: (request) => service.readAccessLog(deps, actorOf(request), request.query),
  });
  app.route({
    method: 'GET',
    url: '/works-council/seat',
    config: { access: ask(canReadOwnWorkspace) },
    schema: {
      summary: 'Read whether the workspace has a seat of a works council',
      response: { 200: WorksCouncilMembershipAnswer },
    },
    handler: async (request) => ({ data: await service.findCouncilMembership(deps, scopeOf(request)) }),
  });
}
