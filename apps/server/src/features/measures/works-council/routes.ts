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
import * as service from '#features/measures/works-council/service.ts';
import { ask } from '#http/access.ts';
import { rawRoute, route, routes } from '#http/routes.ts';

const access = ask(canReadOversight);

/** The data for a works council, and whether there is an account for it. */
export const registerWorksCouncilRoutes = routes(
  route('GET /works-council/settings', {
    access,
    summary: 'Read how the workspace is set up and who works in it',
    answer: OverseenSettingsAnswer,
    handler: ({ deps, actor }) => service.readOverseenSettings(deps, actor),
  }),
  rawRoute('GET /works-council/roles', {
    access,
    summary: 'List the roles of the workspace with their ranges, without people',
    query: OverseenRolesQuery,
    response: { 200: OverseenRolesAnswer },
    handler: ({ deps, actor, query }) => service.listOverseenRoles(deps, actor, query),
  }),
  route('GET /works-council/roles/:roleId', {
    access,
    names: 'roles',
    summary: 'Read who changed the ranges of a role, when and why',
    params: OverseenRoleParams,
    answer: OverseenRoleAnswer,
    handler: ({ deps, actor, params }) => service.readOverseenRole(deps, actor, params.roleId),
  }),
  rawRoute('GET /works-council/access-log', {
    access,
    summary: 'Read who opened what kind of thing, how often and when',
    query: AccessLogQuery,
    response: { 200: AccessLogAnswer },
    handler: ({ deps, actor, query }) => service.readAccessLog(deps, actor, query),
  }),
  route('GET /works-council/seat', {
    access: ask(canReadOwnWorkspace),
    summary: 'Read whether the workspace has a seat of a works council',
    answer: WorksCouncilMembershipAnswer,
    handler: ({ deps, scope }) => service.findCouncilMembership(deps, scope),
  }),
);
