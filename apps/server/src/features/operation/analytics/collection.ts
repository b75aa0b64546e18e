import { canEditPlatform } from '@quint/domain/workspace/access/platform.ts';
import type { Collection } from '#items/declare/collection.ts';
import { column, toOne } from '#items/declare/collection.ts';

/** Product events, for usage counts. Platform administrators read them; the data interface cannot write them. */
export const analyticsEvents: Collection = {
  name: 'analytics_events',
  table: 'analytics_events',
  fields: {
    id: column('uuid'),
    action: column('text', { search: true }),
    organization: toOne('organizations', { column: 'organization_id' }),
    user: column('uuid', { column: 'user_id' }),
    anonymousSessionId: column('uuid', { column: 'anonymous_session_id' }),
    count: column('integer'),
    date: column('date'),
    date_created: column('timestamp'),
  },
  rows: {
    platform: () => true,
  },
  access: { read: canEditPlatform },
};
