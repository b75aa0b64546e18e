import { canReadOwnWorkspace } from '@quint/domain/access/workspace.ts';
import type { Collection } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';

/** What may be done to a whole list at once, whose talents are then not named. */
const OF_LISTS = ['results.read', 'talents.export'];

/**
 * Who looked at results, who took addresses out, and who changed what others may do. A talent reads what was done with
 * the own record, with lists of everybody too, and nothing about others. Nobody writes it here.
 */
export const auditLog: Collection = {
  name: 'audit_log',
  table: 'audit_log',
  fields: {
    id: column('uuid'),
    organization_id: toOne('organizations'),
    date_created: column('timestamp'),
    user: toOne('users', { column: 'user_id' }),
    user_role: column('text'),
    action: column('text'),
    items: column('uuids', { read: ADMINS }),
    talent_ids: column('uuids', { read: ADMINS }),
    details: column('json', { read: ADMINS }),
  },
  rows: {
    scope: (actor) => {
      if (actor.userRole !== 'ORG_USER') return undefined;
      if (actor.talentId === undefined) return { id: { _null: true } };
      return {
        _or: [
          { talent_ids: { _contains: actor.talentId } },
          { action: { _in: OF_LISTS }, talent_ids: { _empty: true } },
        ],
      };
    },
  },
  access: { read: canReadOwnWorkspace },
};
