import { canReadOrders } from '@quint/domain/workspace/access/billing.ts';
import type { Collection } from '#items/declare/collection.ts';
import { column, toOne } from '#items/declare/collection.ts';
import { sql } from '#database/sql.ts';

/**
 * The orders of the workspace, for its administrators; all orders for administrators of the platform. Other routes
 * place and answer them. Amounts in cents.
 */
export const orders: Collection = {
  name: 'orders',
  table: 'orders',
  fields: {
    id: column('uuid'),
    // The same format as `orderNumber` of the domain.
    number: column('text', {
      sql: ({ row }) => sql`'Q-' || upper(right(${row}.id::text, 8))`,
      nullable: false,
      search: true,
    }),
    organization: toOne('organizations', { column: 'organization_id' }),
    kind: column('text'),
    way: column('text'),
    status: column('text'),
    buyer: column('text'),
    lines: column('json', { shape: 'OrderLines', filter: false, sort: false }),
    amount: column('integer'),
    tax: column('integer', { nullable: true }),
    amount_refunded: column('integer'),
    package_key: column('text', { nullable: true }),
    insights: column('integer', { nullable: true }),
    period: column('text', { nullable: true }),
    administrators: column('integer', { nullable: true }),
    members: column('integer', { nullable: true }),
    talent: toOne('talents', { column: 'talent_id' }),
    message: column('text', { nullable: true }),
    note: column('text', { nullable: true }),
    is_given: column('boolean'),
    user_created: toOne('users'),
    date_created: column('timestamp'),
    date_paid: column('timestamp', { nullable: true }),
    date_expires: column('timestamp', { nullable: true }),
    date_ended: column('timestamp', { nullable: true }),
  },
  rows: {
    platform: (actor) => actor.userRole === 'APP_ADMIN',
    // Orders that a talent pays for are hidden from the workspace.
    scope: (actor) => (actor.userRole === 'APP_ADMIN' ? undefined : { buyer: { _eq: 'workspace' } }),
  },
  access: { read: canReadOrders },
};
