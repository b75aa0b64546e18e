import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Collection } from '#items/declare/collection.ts';
import { column, toOne } from '#items/declare/collection.ts';

/** Messages of the payment provider, for administrators of the platform. Only the provider writes them. */
export const paymentEvents: Collection = {
  name: 'payment_events',
  table: 'payment_events',
  fields: {
    id: column('uuid'),
    message: column('text', { search: true }),
    provider: column('text'),
    type: column('text', { search: true }),
    subject: column('text', { nullable: true, search: true }),
    organization: toOne('organizations', { column: 'workspace' }),
    order: column('uuid', { column: 'order_id', nullable: true }),
    status: column('text'),
    attempts: column('integer'),
    error: column('text', { nullable: true }),
    date_sent: column('timestamp'),
    date_created: column('timestamp'),
    date_done: column('timestamp', { nullable: true }),
  },
  rows: {
    tenancy: 'none',
    platform: () => true,
  },
  access: { read: canEditPlatform },
};
