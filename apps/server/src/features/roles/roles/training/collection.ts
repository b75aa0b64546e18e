import {
  canEditRoles,
  canEditTrainingCourses,
  canReadRoleDetails,
  canReadTrainingCourses,
} from '@quint/domain/workspace/access/roles.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { sql } from '#database/sql.ts';
import type { Collection, ColumnField } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';
import { oneOf, organizationField } from '#standard-fields.ts';

const byPlatform = { by: ['APP_ADMIN'] } as const;
const text = (search = false): ColumnField => column('text', { search, write: byPlatform });

/** Courses of the platform, shared by all workspaces, for scores below or above the range of a role. */
export const trainingCourses: Collection = {
  name: 'training_courses',
  table: 'training_courses',
  fields: {
    id: column('uuid'),
    title: text(true),
    description: text(true),
    language: column('text', { write: oneOf(['EN', 'DE'], byPlatform) }),
    trait: column('text', { write: oneOf(TRAITS, byPlatform) }),
    direction: column('text', { write: oneOf(['below', 'above'], byPlatform) }),
    other_title: text(true),
    other_description: text(true),
    provider: text(true),
    url: text(),
    is_retired: column('boolean', {
      sql: ({ row }) => sql`(${row}.date_retired is not null)`,
      write: {
        ...byPlatform,
        accept(value, { path }) {
          if (typeof value !== 'boolean') throw fail('FAILED_VALIDATION', { field: path, type: 'boolean' });
          return value;
        },
        set: (value, { now }) => ({ date_retired: value === true ? now : null }),
      },
    }),
    date_created: column('timestamp'),
  },
  rows: {
    tenancy: 'none',
    platform: (actor) => actor.userRole === 'APP_ADMIN',
  },
  access: {
    read: canReadTrainingCourses,
    create: canEditTrainingCourses,
    update: canEditTrainingCourses,
    delete: canEditTrainingCourses,
  },
};

/** Courses a workspace recommends for a role. */
export const rolesTrainingCourses: Collection = {
  name: 'roles_training_courses',
  table: 'roles_training_courses',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    roles_id: toOne('roles', { write: { by: ADMINS, only: 'create' } }),
    training_courses_id: toOne('training_courses', { write: { by: ADMINS, only: 'create' } }),
  },
  rows: {
    exists: { roles_id: { date_deleted: { _null: true } } },
  },
  access: { read: canReadRoleDetails, create: canEditRoles, update: canEditRoles, delete: canEditRoles },
  writes: {
    onConflict: { action: 'ignore', constraint: 'roles_training_courses__once' },
  },
};
