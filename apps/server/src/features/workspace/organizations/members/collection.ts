import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { canReadWorkspaces } from '@quint/domain/workspace/access/workspace.ts';
import type { Collection } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';

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
    // For an open invitation, as with talents.
    mail_error: column('text', { nullable: true, read: ADMINS }),
    date_mail_failed: column('timestamp', { nullable: true, read: ADMINS }),
  },
  rows: {
    scope: (actor) => (isAdmin(actor) ? undefined : { user: { _eq: actor.userId } }),
  },
  access: { read: canReadWorkspaces },
};
