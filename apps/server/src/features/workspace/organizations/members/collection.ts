import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { canReadWorkspaces } from '@quint/domain/workspace/access/workspace.ts';
import type { Sql } from '#database/sql.ts';
import { sql } from '#database/sql.ts';
import type { Collection, RowSql } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';

function decidedRoles({ row, organization, isOwn }: RowSql): Sql {
  if (!isOwn) return sql`'{}'::text[]`;
  return sql`array(select r.name from role_deciders d join roles r on r.organization_id = d.organization_id and r.id = d.role_id where d.organization_id = ${organization} and d.user_id = ${row}.user_id and r.date_deleted is null order by r.name collate "und-x-icu", r.id)`;
}

/**
 * The members of the workspace with their user roles. A talent sees their own membership; the data interface cannot
 * write them.
 */
export const memberships: Collection = {
  name: 'memberships',
  table: 'memberships',
  fields: {
    id: column('uuid'),
    organization: toOne('organizations', { column: 'organization_id' }),
    user: toOne('users', { column: 'user_id' }),
    user_role: column('text'),
    status: column('text'),
    date_created: column('timestamp'),
    // The names of the roles that the member decides about, in the own workspace.
    decides_about: column('texts', {
      read: ADMINS,
      nullable: false,
      sql: decidedRoles,
      filter: false,
      sort: false,
    }),
    // For an open invitation, as with talents.
    mail_error: column('text', { nullable: true, read: ADMINS }),
    date_mail_failed: column('timestamp', { nullable: true, read: ADMINS }),
  },
  rows: {
    scope: (actor) => (isAdmin(actor) ? undefined : { user: { _eq: actor.userId } }),
  },
  access: { read: canReadWorkspaces },
};
