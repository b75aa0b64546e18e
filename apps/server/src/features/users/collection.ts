import { canReadOwnWorkspace } from '@quint/domain/access/workspace.ts';
import { isAccountOfMasked, MASK } from '#features/talents/queries.ts';
import type { Collection, RowSql } from '#items/declaration.ts';
import { column } from '#items/declaration.ts';

function ofMembership(name: 'user_role' | 'status') {
  return ({ row, organization }: RowSql) =>
    `select m.${name} from memberships m where m.organization_id = ${organization} and m.user_id = ${row}.id`;
}

/** Accounts of masked talents keep what the talent keeps. */
function unlessMasked(value: (row: string) => string) {
  return (context: RowSql) =>
    `case when ${isAccountOfMasked(context)} then '${MASK}' else ${value(context.row)} end`;
}

/** Members of the workspace; an ORG_USER sees the own account. */
export const users: Collection = {
  name: 'users',
  table: 'users',
  columns: ['id', 'email', 'first_name', 'last_name', 'platform_language', 'date_created', 'last_access'],
  fields: {
    id: column('uuid'),
    email: column('text', { search: true, sql: unlessMasked((row) => `${row}.email`) }),
    first_name: column('text', { sql: unlessMasked((row) => `${row}.first_name`) }),
    last_name: column('text', { sql: unlessMasked((row) => `${row}.last_name`) }),
    fullname: column('text', {
      search: true,
      sql: unlessMasked(
        (row) => `concat_ws(' ', nullif(${row}.first_name, ''), nullif(${row}.last_name, ''))`,
      ),
    }),
    platform_language: column('text'),
    user_role: column('text', { sql: ofMembership('user_role') }),
    status: column('text', { sql: ofMembership('status') }),
    date_created: column('timestamp'),
    last_access: column('timestamp'),
  },
  tenant: ({ row, organization }) =>
    `exists (select from memberships m where m.organization_id = ${organization} and m.user_id = ${row}.id)`,
  scope: (actor) => (actor.userRole === 'ORG_USER' ? { id: { _eq: actor.userId } } : undefined),
  access: { read: canReadOwnWorkspace },
};
