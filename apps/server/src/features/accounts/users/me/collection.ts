import { fail } from '@quint/contract/base/errors.ts';
import { HIDDEN_PEOPLE } from '@quint/domain/base/masking.ts';
import { ListSettings } from '@quint/contract/workspace/list-settings.ts';
import { TimeZone } from '@quint/contract/home/overview.ts';
import { canEditAccount } from '@quint/domain/workspace/access/users.ts';
import { ALLOWED_ACCESS, isAdmin, USER_ROLES } from '@quint/domain/workspace/actor.ts';
import { PACK_NAMES } from '@quint/domain/workspace/plans.ts';
import { featureSettings, packName } from '#features/workspace/organizations/collection.ts';
import { features, organizationFeatures } from '#features/workspace/organizations/switches/collection.ts';
import { talents } from '#features/people/talents/collection.ts';
import { talentsResults } from '#features/people/talents/results/collection.ts';
import { avatarLink } from '#features/people/talents/queries.ts';
import { accountName } from '#features/accounts/users/collection.ts';
import type { Collection, ColumnField, Field, Fields, RowSql, WriteRule } from '#items/declare/collection.ts';
import { oneOf } from '#standard-fields.ts';
import { column, createRegistry, group, toMany, toOne } from '#items/declare/collection.ts';
import { param, raw, sql, TRUE } from '#database/sql.ts';

// The user's own account is read across all their workspaces; the user may be an administrator in one and a
// talent in another. So it has its own declarations, limited to the user's own data in each of them.

const byPerson: WriteRule = { by: USER_ROLES };
const access = { read: () => ALLOWED_ACCESS };

const RELATIONS = new Set([
  'users',
  'memberships',
  'organizations',
  'organization_features',
  'features',
  'talents',
  'talents_results',
  'files',
]);

/** A field of the user's own record, read-only if it is visible at all. */
function ownField(field: Field): Field | undefined {
  if ('read' in field && field.read !== undefined) return undefined;
  if (field.kind === 'column') {
    const { write: _write, personal: _personal, ...readOnlyField } = field;
    return readOnlyField;
  }
  if (field.kind === 'group') return field;
  if (!RELATIONS.has(field.to)) return undefined;
  if (field.kind === 'pick') return field;
  const { write: _write, ...readOnlyField } = field;
  return readOnlyField as Field;
}

/** The user can read all of it, for every kind of account. */
function readByPerson(collection: Collection): Collection {
  const open = (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => {
        const inner = field.kind === 'group' ? { ...field, fields: open(field.fields) } : field;
        return [name, { ...inner, read: field.read ?? USER_ROLES }];
      }),
    );
  return { ...collection, fields: open(collection.fields) };
}

/** A collection limited to the user's own records, in every workspace. */
function own(collection: Collection): Collection {
  const fields: [string, Field][] = Object.entries(collection.fields).flatMap(([name, field]) => {
    const visibleField = ownField(field);
    return visibleField === undefined ? [] : [[name, visibleField]];
  });
  const { name, table, rows: { exists, tenancy } = {} } = collection;
  return {
    name,
    table,
    fields: Object.fromEntries(fields),
    rows: {
      ...(exists === undefined ? {} : { exists }),
      ...(tenancy === undefined ? {} : { tenancy }),
    },
    access,
  };
}

/**
 * A column for administrators, in their active workspace only. Every user may request it, because the screens send the
 * same query for all users; it is null for others.
 */
function ofActiveWorkspace(type: ColumnField['type'], name: string): ColumnField {
  return column(type, {
    nullable: true,
    sql: ({ row, actor }: RowSql) => {
      const administeredWorkspace = isAdmin(actor) ? (actor.organizationId ?? null) : null;
      return sql`case when ${row}.id = ${param(administeredWorkspace, 'uuid')} then ${row}.${raw(name)} end`;
    },
  });
}

const organizations: Collection = {
  name: 'organizations',
  table: 'organizations',
  fields: {
    id: column('uuid'),
    name: column('text'),
    language: column('text'),
    logo: toOne('files'),
    is_freezed: column('boolean'),
    hide_personal_data: column('boolean'),
    pack: group({ name: column('text', { allowedValues: Object.values(PACK_NAMES), sql: packName }) }),
    custom_limits: group({
      talent_insights_budget: ofActiveWorkspace('integer', 'talent_insights_budget'),
    }),
    stripe_payment_data: group({ customer_email: ofActiveWorkspace('text', 'stripe_customer_email') }),
    trial_ends_at: ofActiveWorkspace('timestamp', 'trial_ends_at'),
    features: toMany({ to: 'organization_features', by: 'organization' }),
    featureSettings: column('json', { shape: 'Switches', sql: featureSettings }),
    date_deleted: column('timestamp'),
  },
  rows: {
    tenancy: 'self',
  },
  access,
};

const memberships: Collection = {
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
    exists: { status: { _eq: 'active' } },
  },
  access,
};

const files: Collection = {
  name: 'files',
  table: 'files',
  fields: {
    id: column('uuid'),
    storage: column('text'),
    filename_disk: column('text'),
    filename_download: column('text'),
    title: column('text'),
    type: column('text'),
    filesize: column('bigint'),
    width: column('integer'),
    height: column('integer'),
  },
  access,
};

const writeLanguage: WriteRule = {
  ...byPerson,
  accept(value, { path }) {
    // Without a language the screens use that of the browser.
    if (value !== 'EN' && value !== 'DE' && value !== null) {
      throw fail('FAILED_VALIDATION', { field: path, type: 'in' });
    }
    return value;
  },
};

const writeListSettings: WriteRule = {
  ...byPerson,
  accept(value, { path }) {
    if (value !== null && !ListSettings.safeParse(value).success) {
      throw fail('FAILED_VALIDATION', { field: path, type: 'object' });
    }
    return value;
  },
};

const writeTimeZone: WriteRule = {
  ...byPerson,
  accept(value, { path }) {
    if (value !== null && !TimeZone.safeParse(value).success) {
      throw fail('FAILED_VALIDATION', { field: path, type: 'in' });
    }
    return value;
  },
};

const profile: Fields = {
  first_name: column('text', { line: 'name', write: byPerson }),
  last_name: column('text', { line: 'name', write: byPerson }),
  fullname: column('text', { sql: ({ row }) => accountName(row) }),
  platform_language: column('text', { write: writeLanguage }),
  isFirstVisit: column('boolean', { column: 'is_first_visit', write: byPerson }),
  has_letter_keys: column('boolean', { write: byPerson }),
  wants_digest: column('boolean', { write: byPerson }),
  time_zone: column('text', { nullable: true, write: writeTimeZone }),
  hides_people: column('text', { write: oneOf(HIDDEN_PEOPLE, byPerson) }),
  list_settings: column('json', { shape: 'ListSettings', nullable: true, write: writeListSettings }),
  avatar: toOne('files', { tolerates: ['storage', 'filename_disk'], write: byPerson }),
  avatarLink: column('text', { sql: ({ row }) => avatarLink('users', row, sql`${row}.avatar`) }),
};

/** The current user's account, and its writable fields. */
export const ownAccount: Collection = readByPerson({
  name: 'users',
  table: 'users',
  fields: {
    id: column('uuid'),
    email: column('text'),
    ...profile,
    role: group({
      name: column('text', { allowedValues: USER_ROLES, sql: ({ actor }) => param(actor.userRole, 'text') }),
      admin_access: column('boolean', {
        sql: ({ actor }) => param(actor.userRole === 'APP_ADMIN', 'boolean'),
      }),
    }),
    active_workspace: toOne('organizations', {
      column: 'active_organization_id',
      sql: ({ actor }) => param(actor.organizationId ?? null, 'uuid'),
      write: byPerson,
    }),
    active_talent: toOne('talents', {
      column: 'active_talent',
      sql: ({ actor }) => param(actor.talentId ?? null, 'uuid'),
      write: byPerson,
    }),
    organizations: toMany({ to: 'memberships', by: 'user' }),
    talents: toMany({ to: 'talents', by: 'user', write: byPerson }),
    date_created: column('timestamp'),
    last_access: column('timestamp'),
  },
  rows: {
    platform: () => true,
    tenancy: 'shared',
    // The current user's row.
    tenant: () => TRUE,
    scope: (actor) => ({ id: { _eq: actor.userId } }),
  },
  access: { ...access, update: (actor) => canEditAccount(actor, actor.userId) },
});

/** Every collection that can be reached from the user's account. */
export const OWN_RECORDS = createRegistry([
  ownAccount,
  ...[
    memberships,
    organizations,
    own(organizationFeatures),
    own(features),
    own(talents),
    own(talentsResults),
    files,
  ].map(readByPerson),
]);
