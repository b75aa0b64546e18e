import { canReadWorkspaces } from '@quint/domain/access/workspace.ts';
import type { Collection } from '#items/declare/collection.ts';
import { column, toOne } from '#items/declare/collection.ts';

/** Who belongs to the workspace, and as what. A talent sees the own entry; nobody changes one here. */
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
