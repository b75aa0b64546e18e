import { canManageBilling } from '@quint/domain/workspace/access/billing.ts';
import type { Collection } from '#items/declare/collection.ts';
import { column, toOne } from '#items/declare/collection.ts';

/** Every change of the workspace's talent insights, for its administrators. The sum of the amounts is the budget. */
export const insightEntries: Collection = {
  name: 'insight_entries',
  table: 'insight_entries',
  fields: {
    id: column('uuid'),
    organization: toOne('organizations', { column: 'organization_id' }),
    kind: column('text'),
    amount: column('integer'),
    balance: column('integer'),
    reason: column('text', { nullable: true }),
    talent: toOne('talents', { column: 'talent_id' }),
    order: toOne('orders', { column: 'order_id' }),
    user_created: toOne('users'),
    date_created: column('timestamp'),
  },
  rows: {
    platform: (actor) => actor.userRole === 'APP_ADMIN',
  },
  access: { read: canManageBilling },
};
