import { fail } from '@quint/contract/base/errors.ts';
import { readRangeSources } from '@quint/contract/roles/role-sources.ts';
import { RANGE_REASON_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { ColumnField, Fields, RowSql } from '#items/declare/collection.ts';
import { ADMINS, column } from '#items/declare/collection.ts';
import { sql } from '#database/sql.ts';

/** The current and former ranges of a role, oldest first, with the administrator who set them. */
const rangeHistory = ({ row, organization }: RowSql) =>
  sql`select coalesce(json_agg(json_build_object('id', h.id, 'date', to_char(h.date_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (select nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), '') from users a join memberships m on m.organization_id = ${organization} and m.user_id = a.id and m.user_role = 'ORG_ADMIN' where a.id = h.user_created), 'ranges', h.ranges, 'sources', h.sources, 'reason', h.reason, 'results', h.results)
    order by h.date_created, h.id), '[]'::json) from role_ranges h where h.organization_id = ${organization} and h.role_id = ${row}.id`;

/**
 * The reason for a change of the ranges. Triggers: refusal of a change of fixed ranges, history of the ranges, which
 * stores the reason (see triggers.md).
 */
const reason = column('text', {
  read: ADMINS,
  nullable: true,
  filter: false,
  sort: false,
  sql: ({ row, organization }) =>
    sql`(select h.reason from role_ranges h where h.organization_id = ${organization} and h.role_id = ${row}.id order by h.date_created desc, h.id desc limit 1)`,
  write: {
    by: ADMINS,
    only: 'update',
    accept(value, { path }) {
      if (value === null) return null;
      if (typeof value !== 'string') throw fail('FAILED_VALIDATION', { field: path, type: 'string' });
      if (value.trim().length > RANGE_REASON_MAX_CHARACTERS)
        throw fail('VALUE_TOO_LONG', { collection: 'roles', field: path });
      return value.trim() === '' ? null : value;
    },
  },
});

/** Triggers: a range that is written without its source loses it (see triggers.md). */
const sources = column('json', {
  shape: 'RangeSources',
  read: ADMINS,
  filter: false,
  sort: false,
  write: {
    by: ADMINS,
    accept(value, { path }) {
      const read = readRangeSources(value);
      if (read === undefined) throw fail('FAILED_VALIDATION', { field: path, type: 'source' });
      return read;
    },
  },
});

const isLocked: ColumnField = column('boolean', {
  read: ADMINS,
  sql: ({ row }) => sql`${row}.ranges_locked_at is not null`,
  write: {
    by: ADMINS,
    accept(value, { path }) {
      if (typeof value !== 'boolean') throw fail('FAILED_VALIDATION', { field: path, type: 'boolean' });
      if (!value) throw fail('role.lock_stays');
      return value;
    },
    set: (_, { actor, now }) => ({ ranges_locked_at: now, ranges_locked_by: actor.userId }),
  },
});

/** The sources of a role's ranges, whether they are fixed, and their changes. */
export const rangeFields: Fields = {
  range_sources: sources,
  range_reason: reason,
  are_ranges_locked: isLocked,
  ranges_locked_at: column('timestamp', { read: ADMINS }),
  ranges_locked_by: column('uuid', { read: ADMINS }),
  range_lock: column('json', {
    shape: 'RangeLock',
    read: ADMINS,
    filter: false,
    sort: false,
    sql: ({ row }) => sql`range_lock_of(${row})`,
  }),
  range_history: column('json', {
    shape: 'RangeHistory',
    read: ADMINS,
    sql: rangeHistory,
    filter: false,
    sort: false,
  }),
};
