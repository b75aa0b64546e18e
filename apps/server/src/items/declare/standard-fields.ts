import { fail } from '@quint/contract/errors.ts';
import type { ColumnField, ToOneField, WriteRule } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';

/** The workspace of a record: taken from the session, in a payload only ever confirmed. */
export function organizationField(by: WriteRule['by'] = ADMINS): ToOneField {
  return toOne('organizations', {
    column: 'organization_id',
    write: {
      by,
      accept(value, { organizationId, path }) {
        if (value !== organizationId) throw fail('FAILED_VALIDATION', { field: path, type: 'eq' });
        return value;
      },
      set: () => ({}),
    },
  });
}

/** Soft deletion by writing a date: the server takes its own time and the person behind the request. */
export function deletionFields(by: WriteRule['by'] = ADMINS): {
  date_deleted: ColumnField;
  user_deleted: ColumnField;
} {
  return {
    date_deleted: column('timestamp', {
      write: {
        by,
        only: 'update',
        set: (value, { now, actor }) =>
          value === null ? {} : { date_deleted: now, user_deleted: actor.userId },
      },
    }),
    user_deleted: column('uuid', {
      write: {
        by,
        only: 'update',
        accept(value, { actor, path }) {
          if (value !== null && value !== actor.userId) {
            throw fail('FAILED_VALIDATION', { field: path, type: 'eq' });
          }
          return value;
        },
        set: () => ({}),
      },
    }),
  };
}
