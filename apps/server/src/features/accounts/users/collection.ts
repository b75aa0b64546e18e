import { canReadWorkspaces } from '@quint/domain/workspace/access/workspace.ts';
import { isAdmin, USER_ROLES } from '@quint/domain/workspace/actor.ts';
import { avatarLink, isAccountOfMasked, maskLiteral } from '#features/people/talents/queries.ts';
import type { Collection, RowSql } from '#items/declare/collection.ts';
import { column, group, toMany, toOne } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { raw, sql } from '#database/sql.ts';

function ofMembership(name: 'user_role' | 'status') {
  return ({ row, organization }: RowSql) =>
    sql`select m.${raw(name)} from memberships m where m.organization_id = ${organization} and m.user_id = ${row}.id`;
}

/** Accounts of masked talents hide the same fields as the talent. */
function unlessMasked(value: (row: Sql) => Sql, otherwise = maskLiteral) {
  return (context: RowSql) =>
    sql`case when ${isAccountOfMasked(context)} then ${otherwise} else ${value(context.row)} end`;
}

const avatar = unlessMasked((row) => sql`${row}.avatar`, sql`null`);

/** First and last name joined. */
export function accountName(row: Sql): Sql {
  return sql`concat_ws(' ', nullif(${row}.first_name, ''), nullif(${row}.last_name, ''))`;
}

/** Members of the workspace; an ORG_USER sees only their own account. Read-only. */
export const users: Collection = {
  name: 'users',
  table: 'users',
  fields: {
    id: column('uuid'),
    email: column('text', { isAddress: true, search: true, sql: unlessMasked((row) => sql`${row}.email`) }),
    first_name: column('text', { nullable: true, sql: unlessMasked((row) => sql`${row}.first_name`) }),
    last_name: column('text', { nullable: true, sql: unlessMasked((row) => sql`${row}.last_name`) }),
    fullname: column('text', { search: true, sql: unlessMasked(accountName) }),
    platform_language: column('text'),
    isFirstVisit: column('boolean', { column: 'is_first_visit' }),
    avatar: toOne('files', { sql: avatar }),
    avatarLink: column('text', {
      sql: (context) => avatarLink('users', context.row, avatar(context)),
      filter: false,
      sort: false,
    }),
    isMasked: column('boolean', { sql: isAccountOfMasked }),
    user_role: column('text', { allowedValues: USER_ROLES, sql: ofMembership('user_role') }),
    status: column('text', { allowedValues: ['active', 'invited'], sql: ofMembership('status') }),
    role: group({ name: column('text', { allowedValues: USER_ROLES, sql: ofMembership('user_role') }) }),
    organizations: toMany({ to: 'memberships', by: 'user' }),
    talents: toMany({ to: 'talents', by: 'user' }),
    date_created: column('timestamp'),
    last_access: column('timestamp'),
  },
  rows: {
    columns: [
      'id',
      'email',
      'first_name',
      'last_name',
      'platform_language',
      'is_first_visit',
      'avatar',
      'date_created',
      'last_access',
    ],
    tenancy: 'shared',
    tenant: ({ row, organization }) =>
      sql`exists (select from memberships m where m.organization_id = ${organization} and m.user_id = ${row}.id)`,
    scope: (actor) => (isAdmin(actor) ? undefined : { id: { _eq: actor.userId } }),
  },
  access: { read: canReadWorkspaces },
};
