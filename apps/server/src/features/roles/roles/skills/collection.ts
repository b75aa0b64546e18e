import { fail } from '@quint/contract/base/errors.ts';
import { canEditRoles, canReadRoleDetails } from '@quint/domain/workspace/access/roles.ts';
import type { Collection } from '#items/declare/collection.ts';
import { ADMINS, column, toMany, toOne } from '#items/declare/collection.ts';
import { organizationField, requireValue } from '#standard-fields.ts';

/** Skills of a workspace, unique regardless of case: creating an existing one returns it. */
export const skills: Collection = {
  name: 'skills',
  table: 'skills',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    label: column('text', {
      line: 'title',
      search: true,
      write: requireValue(() => fail('skill.label_required'), {
        by: ADMINS,
        set: (label) => ({ label, value: String(label).toLowerCase() }),
      }),
    }),
    value: column('text'),
    roles: toMany({ to: 'roles_skills', by: 'skills_id', through: 'roles_id' }),
    date_created: column('timestamp'),
  },
  access: { read: canReadRoleDetails, create: canEditRoles, update: canEditRoles, delete: canEditRoles },
  writes: {
    onConflict: { action: 'reuse', constraint: 'skills__value_unique' },
  },
};

/** The skills of a role; an unknown skill is created with the link. */
export const rolesSkills: Collection = {
  name: 'roles_skills',
  table: 'roles_skills',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    roles_id: toOne('roles', { write: { by: ADMINS, only: 'create' } }),
    skills_id: toOne('skills', { allowsNested: true, write: { by: ADMINS, only: 'create' } }),
  },
  rows: {
    exists: { roles_id: { date_deleted: { _null: true } } },
  },
  access: { read: canReadRoleDetails, create: canEditRoles, update: canEditRoles, delete: canEditRoles },
  writes: {
    onConflict: { action: 'ignore', constraint: 'roles_skills__once' },
  },
};
