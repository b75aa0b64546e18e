import { canReadWorkspaces } from '@quint/domain/access/workspace.ts';
import type { Collection } from '#items/declare/collection.ts';
import { column, toOne } from '#items/declare/collection.ts';

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
  },
  rows: {
    scope: (actor) => (actor.userRole === 'ORG_USER' ? { user: { _eq: actor.userId } } : undefined),
  },
  access: { read: canReadWorkspaces },
};
