import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { canReadOwnWorkspace } from '@quint/domain/workspace/access/workspace.ts';
import type { Collection, RowSql } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';
import { sql } from '#database/sql.ts';

const tokenName = ({ row }: RowSql) =>
  sql`(select k.name from api_tokens k where k.organization_id = ${row}.organization_id and k.id = ${row}.token_id)`;

/** Actions on whole lists, which do not name their talents. */
const OF_LISTS = ['results.read', 'talents.export'];

/**
 * The audit log: who read results, who exported addresses, and who changed permissions. A talent reads the entries
 * about their own record, including those about whole lists, and no others. The data interface cannot write it.
 */
export const auditLog: Collection = {
  name: 'audit_log',
  table: 'audit_log',
  fields: {
    id: column('uuid'),
    organization_id: toOne('organizations'),
    date_created: column('timestamp'),
    user: toOne('users', { column: 'user_id' }),
    token_name: column('text', { nullable: true, sql: tokenName }),
    user_role: column('text'),
    action: column('text'),
    items: column('uuids', { read: ADMINS }),
    talent_ids: column('uuids', { read: ADMINS }),
    details: column('json', { read: ADMINS }),
  },
  rows: {
    scope: (actor) => {
      if (isAdmin(actor)) return undefined;
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
