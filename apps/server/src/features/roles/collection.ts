import { fail } from '@quint/contract/errors.ts';
import { canEditRoles, canReadRoles } from '@quint/domain/access/roles.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type { Collection, ColumnField, GroupField } from '#items/declaration.ts';
import { ADMINS, column, group, toMany, toOne } from '#items/declaration.ts';
import { deletionFields, organizationField } from '#items/standard-fields.ts';

const text = (search = false): ColumnField => column('text', { search, write: { by: ADMINS } });

const name = column('text', {
  search: true,
  write: {
    by: ADMINS,
    required: () => fail('role.name_required'),
    accept(value) {
      if (typeof value !== 'string' || value.trim() === '') throw fail('role.name_required');
      return value;
    },
  },
});

/** The range and weight of one trait; minimum up to maximum is the table's to check, as both may come alone. */
function range(trait: (typeof TRAITS)[number]): GroupField {
  const prefix = trait.toLowerCase();
  const end = (part: 'min' | 'max'): ColumnField =>
    column('integer', {
      column: `${prefix}_${part}`,
      write: {
        by: ADMINS,
        accept(value) {
          const whole = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 9;
          if (!whole) throw fail('role.range_invalid', { trait });
          return value;
        },
      },
    });
  return group({
    min: end('min'),
    max: end('max'),
    weight: column('integer', {
      column: `${prefix}_weight`,
      write: {
        by: ADMINS,
        accept(value, { path }) {
          if (value !== 1 && value !== 2 && value !== 3)
            throw fail('FAILED_VALIDATION', { field: path, type: 'in' });
          return value;
        },
      },
    }),
  });
}

/** Jobs a workspace describes, with a range and a weight for each trait. */
export const roles: Collection = {
  name: 'roles',
  table: 'roles',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    name,
    purpose: text(true),
    description: text(true),
    accountabilities: text(true),
    value_creation: text(true),
    attributes: group(Object.fromEntries(TRAITS.map((trait) => [trait, range(trait)]))),
    talents: toMany({ to: 'roles_talents', by: 'roles_id', through: 'talents_id', write: { by: ADMINS } }),
    date_created: column('timestamp'),
    user_created: column('uuid', { read: ADMINS }),
    date_updated: column('timestamp'),
    ...deletionFields(),
  },
  exists: { date_deleted: { _null: true } },
  scope: (actor) =>
    actor.userRole === 'ORG_USER' ? { talents: { talents_id: { _eq: actor.talentId ?? null } } } : undefined,
  access: { read: canReadRoles, create: canEditRoles, update: canEditRoles },
  preset: ({ actor }) => ({ user_created: actor.userId }),
  touched: 'date_updated',
};

/** Which talents are considered for which role; `rejected` is the reversible mark "no fit". */
export const rolesTalents: Collection = {
  name: 'roles_talents',
  table: 'roles_talents',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    roles_id: toOne('roles', { write: { by: ADMINS, only: 'create' } }),
    talents_id: toOne('talents', { write: { by: ADMINS, only: 'create' } }),
    rejected: column('boolean', {
      read: ADMINS,
      sql: ({ row }) => `${row}.rejected_at is not null`,
      write: {
        by: ADMINS,
        set: (value, { actor, now }) =>
          value === true
            ? { rejected_at: now, rejected_by: actor.userId }
            : { rejected_at: null, rejected_by: null },
      },
    }),
    rejected_at: column('timestamp', { read: ADMINS }),
    rejected_by: column('uuid', { read: ADMINS }),
    date_created: column('timestamp'),
  },
  exists: {
    roles_id: { date_deleted: { _null: true } },
    talents_id: { date_deleted: { _null: true }, date_anonymized: { _null: true } },
  },
  scope: (actor) =>
    actor.userRole === 'ORG_USER' ? { talents_id: { _eq: actor.talentId ?? null } } : undefined,
  access: { read: canReadRoles, create: canEditRoles, update: canEditRoles, delete: canEditRoles },
  once: 'roles_talents__once',
};
