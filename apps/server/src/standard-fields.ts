import type { Failure } from '@quint/contract/base/errors.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { ColumnField, ToOneField, WriteRule } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';
import { quoteName, sql } from '#database/sql.ts';

/** The workspace of a record: taken from the session; a payload can only repeat it. */
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

/** Soft deletion by writing a date: the server uses its own time and the current user. */
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

/** One of a closed list of values, or null if the list contains it. With `missing`, an empty value gives that error. */
export function oneOf(
  allowedValues: readonly (string | null)[],
  rule: WriteRule,
  missingFailure?: () => Failure,
): WriteRule {
  return {
    ...rule,
    ...(missingFailure === undefined ? {} : { missingFailure: missingFailure }),
    accept(value, { path }) {
      if (missingFailure !== undefined && (value === null || value === '')) throw missingFailure();
      if ((value !== null && typeof value !== 'string') || !allowedValues.includes(value))
        throw fail('FAILED_VALIDATION', { field: path, type: 'in' });
      return value;
    },
  };
}

/** A required value: null and a blank text give the same error as a missing one. */
export function requireValue(missingFailure: () => Failure, rule: WriteRule): WriteRule {
  return { ...rule, missingFailure: missingFailure, accept: present(missingFailure) };
}

/** A value that cannot be cleared, in a record that may inherit it. */
export function present(missingFailure: () => Failure): NonNullable<WriteRule['accept']> {
  return (value) => {
    if (value === null || (typeof value === 'string' && value.trim() === '')) throw missingFailure();
    return value;
  };
}

/** A mark that an administrator sets and removes: true while its column contains the time it was set at. */
export function mark(at: string, by?: string): ColumnField {
  return column('boolean', {
    read: ADMINS,
    sql: ({ row }) => sql`${row}.${quoteName(at)} is not null`,
    write: {
      by: ADMINS,
      accept(value, { path }) {
        if (typeof value !== 'boolean') throw fail('FAILED_VALIDATION', { field: path, type: 'boolean' });
        return value;
      },
      set: (value, { actor, now }) => ({
        [at]: value === true ? now : null,
        ...(by === undefined ? {} : { [by]: value === true ? actor.userId : null }),
      }),
    },
  });
}
