import { fail } from '@quint/contract/errors.ts';
import { canEditRoles, canReadRoles } from '@quint/domain/access/roles.ts';
import { LONG_TEXT_MAX_CHARACTERS, ROLE_SUMMARY_VERSIONS } from '@quint/domain/limits.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import type {
  Collection,
  ColumnField,
  Fields,
  GroupField,
  RowSql,
  WriteRule,
} from '#items/declare/collection.ts';
import { ADMINS, column, group, toMany, toOne } from '#items/declare/collection.ts';
import { sql } from '#items/declare/sql.ts';
import { deletionFields, mark, oneOf, organizationField, required } from '#items/declare/standard-fields.ts';

const DRAFT_MAX_CHARACTERS = 50_000;
const byAdmins: WriteRule = { by: ADMINS };

const text = (search = false): ColumnField => column('text', { search, write: { by: ADMINS } });

/** The range and weight of one trait; a check constraint compares minimum and maximum, as both may be written alone. */
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

/** The versions of a summary, oldest first. */
const writeVersions: WriteRule = {
  by: ADMINS,
  accept(value, { path }) {
    if (!Array.isArray(value) || !value.every((version) => typeof version === 'string')) {
      throw fail('FAILED_VALIDATION', { field: path, type: 'list' });
    }
    if (value.length > ROLE_SUMMARY_VERSIONS)
      throw fail('role.summaries_too_many', { max: ROLE_SUMMARY_VERSIONS });
    const versions = value.map((version: string) => version.trim());
    if (versions.includes('')) throw fail('FAILED_VALIDATION', { field: path, type: 'empty' });
    if (versions.some((version) => version.length > LONG_TEXT_MAX_CHARACTERS))
      throw fail('VALUE_TOO_LONG', { collection: 'roles', field: path });
    return versions;
  },
};

/** The chosen version; a trigger checks that it exists, as the versions may be written later. */
const writeIndex: WriteRule = {
  by: ADMINS,
  accept(value, { path }) {
    const whole = typeof value === 'number' && Number.isInteger(value);
    if (!whole || value < 0 || value >= ROLE_SUMMARY_VERSIONS)
      throw fail('role.summary_index_invalid', { field: path });
    return value;
  },
};

/** The summary of a text: its versions, the chosen one, and whether it replaces the text. */
function summaryOf(text: 'purpose' | 'description' | 'accountabilities'): Fields {
  return {
    [`${text}_summaries`]: column('json', {
      shape: 'Texts',
      read: ADMINS,
      filter: false,
      sort: false,
      write: writeVersions,
    }),
    [`is_${text}_summarised`]: column('boolean', { read: ADMINS, write: byAdmins }),
    [`selected_${text}_index`]: column('integer', { read: ADMINS, write: writeIndex }),
  };
}

/** Answers of an unfinished role assistant; their format is the assistant's. */
const draftAnswers = column('json', {
  read: ADMINS,
  filter: false,
  sort: false,
  write: {
    by: ADMINS,
    accept(value, { path }) {
      if (typeof value !== 'object') throw fail('FAILED_VALIDATION', { field: path, type: 'object' });
      if (JSON.stringify(value).length > DRAFT_MAX_CHARACTERS)
        throw fail('VALUE_TOO_LONG', { collection: 'roles', field: path });
      return value;
    },
  },
});

/** Relations of a role: the talents considered for it, and those for administrators only. */
const links: Fields = {
  talents: toMany({ to: 'roles_talents', by: 'roles_id', through: 'talents_id', write: byAdmins }),
  skills: toMany({ to: 'roles_skills', by: 'roles_id', through: 'skills_id', write: byAdmins }),
  teams: toMany({ to: 'teams_roles', by: 'roles_id', through: 'teams_id', write: byAdmins }),
  assignments: toMany({ to: 'talent_role_assignments', by: 'role_id' }),
  training_courses: toMany({
    to: 'roles_training_courses',
    by: 'roles_id',
    through: 'training_courses_id',
    write: byAdmins,
  }),
  ra_surveys: toMany({ to: 'ra_surveys', by: 'role', write: byAdmins }),
  ra_survey_results: toMany({ to: 'ra_survey_results', by: 'role' }),
};

/** The ranges the role has and had, oldest first, with the administrator who set them. */
const rangeHistory = ({ row, organization }: RowSql) =>
  sql`select coalesce(json_agg(json_build_object('id', h.id, 'date', to_char(h.date_created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', (select nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), '') from users a join memberships m on m.organization_id = ${organization} and m.user_id = a.id and m.user_role = 'ORG_ADMIN' where a.id = h.user_created), 'ranges', h.ranges)
    order by h.date_created, h.id), '[]'::json) from role_ranges h where h.organization_id = ${organization} and h.role_id = ${row}.id`;

/**
 * Jobs of a workspace, with a range and a weight for each trait. A talent sees the descriptive fields of the roles they
 * are considered for or hold in a team.
 */
export const roles: Collection = {
  name: 'roles',
  table: 'roles',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    name: column('text', {
      line: 'title',
      search: true,
      sortAs: 'name',
      write: required(() => fail('role.name_required'), byAdmins),
    }),
    purpose: text(true),
    description: text(true),
    accountabilities: text(true),
    value_creation: text(true),
    attributes: group(Object.fromEntries(TRAITS.map((trait) => [trait, range(trait)]))),
    ...summaryOf('purpose'),
    ...summaryOf('description'),
    ...summaryOf('accountabilities'),
    draft_answers: draftAnswers,
    draft_state: column('text', { read: ADMINS, write: oneOf(['draft', null], byAdmins) }),
    is_published_to_pool: column('boolean', { read: ADMINS, write: byAdmins }),
    ...links,
    date_created: column('timestamp'),
    user_created: column('uuid', { read: ADMINS }),
    date_updated: column('timestamp'),
    range_history: column('json', {
      shape: 'RangeHistory',
      read: ADMINS,
      sql: rangeHistory,
      filter: false,
      sort: false,
    }),
    ...deletionFields(),
  },
  rows: {
    exists: { date_deleted: { _null: true } },
    scope: (actor) =>
      actor.userRole === 'ORG_USER'
        ? {
            _or: [
              { talents: { talents_id: { _eq: actor.talentId ?? null } } },
              {
                assignments: {
                  talent_id: { _eq: actor.talentId ?? null },
                  team_id: { date_deleted: { _null: true } },
                },
              },
            ],
          }
        : undefined,
  },
  access: { read: canReadRoles, create: canEditRoles, update: canEditRoles },
  writes: {
    preset: ({ actor }) => ({ user_created: actor.userId }),
    updatedAtColumn: 'date_updated',
    updatedByColumn: 'user_updated',
  },
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
    rejected: mark('rejected_at', 'rejected_by'),
    rejected_at: column('timestamp', { read: ADMINS }),
    rejected_by: column('uuid', { read: ADMINS }),
    rejected_reason: column('text', { read: ADMINS }),
    rejected_note: column('text', { read: ADMINS }),
    date_created: column('timestamp'),
  },
  rows: {
    exists: {
      roles_id: { date_deleted: { _null: true } },
      talents_id: { date_deleted: { _null: true }, date_anonymized: { _null: true } },
    },
    scope: (actor) =>
      actor.userRole === 'ORG_USER' ? { talents_id: { _eq: actor.talentId ?? null } } : undefined,
  },
  access: { read: canReadRoles, create: canEditRoles, update: canEditRoles, delete: canEditRoles },
  writes: {
    audit: { noun: 'roles_talents', person: 'talents_id', record: 'roles_id' },
    onConflict: { action: 'ignore', constraint: 'roles_talents__once' },
    keeps: ['rejected_at', 'rejected_by'],
  },
};
