import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { canEditTeams, canReadTeamRoles, canReadTeams } from '@quint/domain/workspace/access/teams.ts';
import { removeOldTeamReports } from '#features/files/service.ts';
import type { Collection } from '#items/declare/collection.ts';
import { ADMINS, column, toMany, toOne } from '#items/declare/collection.ts';
import { deletionFields, organizationField } from '#standard-fields.ts';

/** Groups of talents in a workspace. */
export const teams: Collection = {
  name: 'teams',
  table: 'teams',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    name: column('text', { line: 'title', search: true, write: { by: ADMINS } }),
    report_text: column('text', { read: ADMINS, search: true, write: { by: ADMINS } }),
    report_file: toOne('files', { read: ADMINS }),
    date_report_created: column('timestamp', { read: ADMINS }),
    talents: toMany({ to: 'teams_talents', by: 'teams_id', through: 'talents_id', write: { by: ADMINS } }),
    roles: toMany({ to: 'teams_roles', by: 'teams_id', through: 'roles_id', write: { by: ADMINS } }),
    assignments: toMany({ to: 'talent_role_assignments', by: 'team_id', write: { by: ADMINS } }),
    goals: toMany({ to: 'goals_teams', by: 'teams_id', through: 'goals_id' }),
    date_created: column('timestamp'),
    user_created: column('uuid', { read: ADMINS }),
    date_updated: column('timestamp'),
    ...deletionFields(),
  },
  rows: {
    exists: { date_deleted: { _null: true } },
    scope: (actor) =>
      isAdmin(actor) ? undefined : { talents: { talents_id: { _eq: actor.talentId ?? null } } },
  },
  access: { read: canReadTeams, create: canEditTeams, update: canEditTeams },
  writes: {
    preset: ({ actor }) => ({ user_created: actor.userId }),
    updatedAtColumn: 'date_updated',
    updatedByColumn: 'user_updated',
    // Saving a team makes its report outdated.
    resets: ['report_file', 'date_report_created'],
    invariant: { concerns: () => true, check: removeOldTeamReports },
  },
};

/** Members of teams. */
export const teamsTalents: Collection = {
  name: 'teams_talents',
  table: 'teams_talents',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    teams_id: toOne('teams', { write: { by: ADMINS, only: 'create' } }),
    talents_id: toOne('talents', { write: { by: ADMINS, only: 'create' } }),
    date_created: column('timestamp'),
  },
  rows: {
    exists: {
      teams_id: { date_deleted: { _null: true } },
      talents_id: { date_deleted: { _null: true }, date_anonymized: { _null: true } },
    },
    scope: (actor) => (isAdmin(actor) ? undefined : { talents_id: { _eq: actor.talentId ?? null } }),
  },
  access: { read: canReadTeams, create: canEditTeams, update: canEditTeams, delete: canEditTeams },
  writes: {
    audit: { noun: 'teams_talents', person: 'talents_id', record: 'teams_id' },
    onConflict: { action: 'ignore', constraint: 'teams_talents__once' },
  },
};

/** The roles of a team. */
export const teamsRoles: Collection = {
  name: 'teams_roles',
  table: 'teams_roles',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    teams_id: toOne('teams', { write: { by: ADMINS, only: 'create' } }),
    roles_id: toOne('roles', { write: { by: ADMINS, only: 'create' } }),
    date_created: column('timestamp'),
  },
  rows: {
    exists: { teams_id: { date_deleted: { _null: true } }, roles_id: { date_deleted: { _null: true } } },
  },
  access: { read: canReadTeamRoles, create: canEditTeams, update: canEditTeams, delete: canEditTeams },
  writes: {
    onConflict: { action: 'ignore', constraint: 'teams_roles__once' },
  },
};

/** Which member holds which role in a team. */
export const talentRoleAssignments: Collection = {
  name: 'talent_role_assignments',
  table: 'talent_role_assignments',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    talent_id: toOne('talents', { write: { by: ADMINS, only: 'create' } }),
    role_id: toOne('roles', { write: { by: ADMINS, only: 'create' } }),
    team_id: toOne('teams', { write: { by: ADMINS, only: 'create' } }),
    date_created: column('timestamp'),
    user_created: column('uuid', { read: ADMINS }),
  },
  rows: {
    exists: {
      talent_id: { date_deleted: { _null: true }, date_anonymized: { _null: true } },
      role_id: { date_deleted: { _null: true } },
      team_id: { date_deleted: { _null: true } },
    },
    scope: (actor) => (isAdmin(actor) ? undefined : { talent_id: { _eq: actor.talentId ?? null } }),
  },
  access: { read: canReadTeams, create: canEditTeams, delete: canEditTeams },
  writes: {
    preset: ({ actor }) => ({ user_created: actor.userId }),
    onConflict: { action: 'ignore', constraint: 'talent_role_assignments__once' },
  },
};
