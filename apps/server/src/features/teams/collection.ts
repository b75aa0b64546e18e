import { canEditTeams, canReadTeams } from '@quint/domain/access/teams.ts';
import type { Collection } from '#items/declaration.ts';
import { ADMINS, column, toMany, toOne } from '#items/declaration.ts';
import { deletionFields, organizationField } from '#items/standard-fields.ts';

/** Groups of talents in a workspace. */
export const teams: Collection = {
  name: 'teams',
  table: 'teams',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    name: column('text', { search: true, write: { by: ADMINS } }),
    report_text: column('text', { read: ADMINS, search: true, write: { by: ADMINS } }),
    talents: toMany({ to: 'teams_talents', by: 'teams_id', through: 'talents_id', write: { by: ADMINS } }),
    date_created: column('timestamp'),
    user_created: column('uuid', { read: ADMINS }),
    date_updated: column('timestamp'),
    ...deletionFields(),
  },
  exists: { date_deleted: { _null: true } },
  scope: (actor) =>
    actor.userRole === 'ORG_USER' ? { talents: { talents_id: { _eq: actor.talentId ?? null } } } : undefined,
  access: { read: canReadTeams, create: canEditTeams, update: canEditTeams },
  preset: ({ actor }) => ({ user_created: actor.userId }),
  touched: 'date_updated',
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
  exists: {
    teams_id: { date_deleted: { _null: true } },
    talents_id: { date_deleted: { _null: true }, date_anonymized: { _null: true } },
  },
  scope: (actor) =>
    actor.userRole === 'ORG_USER' ? { talents_id: { _eq: actor.talentId ?? null } } : undefined,
  access: { read: canReadTeams, create: canEditTeams, update: canEditTeams, delete: canEditTeams },
  once: 'teams_talents__once',
};
