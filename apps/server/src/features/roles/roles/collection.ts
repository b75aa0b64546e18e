import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { canEditRoles, canReadRoles } from '@quint/domain/workspace/access/roles.ts';
import { ROLE_STATES, STAGES } from '@quint/domain/roles/stages.ts';
import { TRAITS } from '@quint/psychometrics/types.ts';
import { mustHavesField } from '#features/roles/roles/must-haves/collection.ts';
import { rangeFields } from '#features/roles/roles/ranges/collection.ts';
import {
  forgetOrigins,
  shortTexts,
  shownTextsField,
  SUMMARY_FIELDS,
} from '#features/roles/roles/texts/collection.ts';
import type { Collection, ColumnField, Fields, GroupField, WriteRule } from '#items/declare/collection.ts';
import { ADMINS, column, group, toMany, toOne } from '#items/declare/collection.ts';
import { raw, sql } from '#database/sql.ts';
import { stageOfSurvey } from '#features/roles/roles/queries.ts';
import { deletionFields, mark, oneOf, organizationField, requireValue } from '#standard-fields.ts';

const DRAFT_MAX_CHARACTERS = 50_000;
const byAdmins: WriteRule = { by: ADMINS };

const text: ColumnField = column('text', { search: true, write: { by: ADMINS } });

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

/** Answers of an unfinished role assistant; the assistant defines their format. */
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
  ra_surveys: toMany({ to: 'ra_surveys', by: 'role' }),
  ra_survey_results: toMany({ to: 'ra_survey_results', by: 'role' }),
};

/**
 * Jobs of a workspace, with a range and a weight for each trait. A talent sees the descriptive fields of the roles they
 * are considered for or hold in a team, drafts excepted.
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
      write: requireValue(() => fail('role.name_required'), byAdmins),
    }),
    purpose: text,
    description: text,
    accountabilities: text,
    value_creation: text,
    attributes: group(Object.fromEntries(TRAITS.map((trait) => [trait, range(trait)]))),
    ...rangeFields,
    must_haves: mustHavesField,
    ...shortTexts,
    draft_answers: draftAnswers,
    // The assistant was started and can be continued.
    is_assistant_open: column('boolean', {
      read: ADMINS,
      sql: ({ row }) => sql`${row}.draft_state is not null and ${row}.draft_answers is not null`,
    }),
    draft_state: column('text', { read: ADMINS, write: oneOf(['draft', null], byAdmins) }),
    is_published_to_pool: column('boolean', { read: ADMINS, write: byAdmins }),
    // For filters of the list: an archived draft is archived.
    state: column('text', {
      read: ADMINS,
      allowedValues: ROLE_STATES,
      sql: ({ row }) =>
        sql`case when ${row}.date_archived is not null then 'archived' when ${row}.date_filled is not null then 'filled'
          else coalesce(${row}.draft_state, 'recruiting') end`,
    }),
    date_recruiting: column('timestamp', { read: ADMINS }),
    date_filled: column('timestamp', { read: ADMINS }),
    user_filled: column('uuid', { read: ADMINS }),
    filled_by_talent: column('uuid', { read: ADMINS }),
    is_archived: mark('date_archived', 'user_archived'),
    date_archived: column('timestamp', { read: ADMINS }),
    user_archived: column('uuid', { read: ADMINS }),
    ...links,
    date_created: column('timestamp'),
    user_created: column('uuid', { read: ADMINS }),
    date_updated: column('timestamp'),
    ...deletionFields(),
  },
  rows: {
    exists: { date_deleted: { _null: true } },
    scope: (actor) =>
      isAdmin(actor)
        ? undefined
        : {
            draft_state: { _null: true },
            _or: [
              { talents: { talents_id: { _eq: actor.talentId ?? null } } },
              {
                assignments: {
                  talent_id: { _eq: actor.talentId ?? null },
                  team_id: { date_deleted: { _null: true } },
                },
              },
            ],
          },
  },
  access: { read: canReadRoles, create: canEditRoles, update: canEditRoles },
  writes: {
    preset: ({ actor }) => ({ user_created: actor.userId }),
    beforeWrite: forgetOrigins,
    beforeWriteFields: SUMMARY_FIELDS,
    updatedAtColumn: 'date_updated',
    updatedByColumn: 'user_updated',
    retainedColumns: ['ranges_locked_at', 'ranges_locked_by'],
  },
};

/**
 * The published roles, for every talent of the workspace: name and texts. Their ranges are left out, as they would
 * reveal how to answer the survey.
 */
export const openRoles: Collection = {
  name: 'open_roles',
  table: 'roles',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    name: column('text', { search: true }),
    purpose: column('text', { search: true }),
    description: column('text', { search: true }),
    accountabilities: column('text', { search: true }),
    value_creation: column('text', { search: true }),
    shown_texts: shownTextsField,
    is_published_to_pool: column('boolean', { read: [] }),
    draft_state: column('text', { read: [] }),
    date_archived: column('timestamp', { read: [] }),
    date_filled: column('timestamp', { read: [] }),
    date_deleted: column('timestamp', { read: [] }),
  },
  rows: {
    exists: {
      is_published_to_pool: { _eq: true },
      draft_state: { _null: true },
      date_archived: { _null: true },
      date_filled: { _null: true },
      date_deleted: { _null: true },
    },
  },
  access: { read: canReadRoles },
};

/** The talents considered for roles; `rejected` is the reversible mark "no fit". */
export const rolesTalents: Collection = {
  name: 'roles_talents',
  table: 'roles_talents',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    roles_id: toOne('roles', { write: { by: ADMINS, only: 'create' } }),
    talents_id: toOne('talents', { write: { by: ADMINS, only: 'create' } }),
    // The farthest stage that the person has reached.
    stage: column('text', {
      read: ADMINS,
      allowedValues: STAGES,
      sql: ({ row }) => sql`case
        when ${row}.rejected_at is not null or ${row}.hired_at is not null then 'decided'
        when ${row}.shortlisted_at is not null then 'shortlist'
        else (select ${stageOfSurvey(raw('staged'))} from talents staged
          where staged.organization_id = ${row}.organization_id and staged.id = ${row}.talents_id) end`,
    }),
    shortlisted: mark('shortlisted_at', 'shortlisted_by'),
    shortlisted_at: column('timestamp', { read: ADMINS }),
    shortlisted_by: column('uuid', { read: ADMINS }),
    hired_at: column('timestamp', { read: ADMINS }),
    hired_by: column('uuid', { read: ADMINS }),
    interview_at: column('timestamp', { read: ADMINS, write: byAdmins }),
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
      isAdmin(actor)
        ? undefined
        : { talents_id: { _eq: actor.talentId ?? null }, roles_id: { draft_state: { _null: true } } },
  },
  access: { read: canReadRoles, create: canEditRoles, update: canEditRoles, delete: canEditRoles },
  writes: {
    audit: { noun: 'roles_talents', person: 'talents_id', record: 'roles_id' },
    onConflict: { action: 'ignore', constraint: 'roles_talents__once' },
    retainedColumns: [
      'rejected_at',
      'rejected_by',
      'shortlisted_at',
      'shortlisted_by',
      'hired_at',
      'hired_by',
    ],
  },
};
