import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { fail } from '@quint/contract/base/errors.ts';
import type { Actor } from '@quint/domain/workspace/actor.ts';
import { canEditOwnJobProfile, canReadJobProfiles } from '@quint/domain/workspace/access/job-profile.ts';
import { WORK_MODES } from '@quint/domain/profile/job-choices.ts';
import {
  findDayProblem,
  findDuplicateSkill,
  formatSkills,
  JOB_ENTRIES_MAX,
  lacksProficiency,
  parseLabels,
  parseSkills,
  readLanguages,
  readLocations,
  readSalary,
  SALARY_MAX_DIGITS,
} from '@quint/domain/profile/job-profile.ts';
import { completeLink, completePreferences } from '#features/profile/job-profile/preferences/service.ts';
import { isLocked } from '#features/people/talents/queries.ts';
import { assertFields } from '#http/strict-bodies.ts';
import type { Collection, ColumnField, ColumnType, Filter, RowSql } from '#items/declare/collection.ts';
import { TEMPLATE_KEYS } from '@quint/domain/roles/role-template-keys.ts';
import type { FieldWriteContext } from '#items/declare/writes.ts';
import { column, EVERYBODY, toMany, toOne } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { raw, sql } from '#database/sql.ts';
import { organizationField } from '#standard-fields.ts';

/** Preferences belong to the talent that refers to them, and are locked with its insight. */
function isClosed(context: RowSql): Sql {
  const { row, organization } = context;
  return sql`exists (select from talents jt where jt.organization_id = ${organization} and jt.job_preferences = ${row}.id and ${isLocked({ ...context, row: raw('jt') })})`;
}

const ownTalent = (actor: Actor): Filter => ({ id: { _eq: actor.talentId ?? null } });
const PRESENT: Filter = { date_deleted: { _null: true }, date_anonymized: { _null: true } };

type Accept = (value: unknown, context: FieldWriteContext) => unknown;

type Facts = { readonly accept: Accept } & Pick<ColumnField, 'allowedValues' | 'shape'>;

/** A column that every reader of the preferences sees: places do not identify a person. */
function open(type: ColumnType, name: string, { accept, ...facts }: Facts): ColumnField {
  return column(type, { ...facts, column: name, write: { by: EVERYBODY, accept } });
}

/** A column visible only to the talent before the insight is unlocked; null for others. */
function lockedColumn(type: ColumnType, name: string, { accept, ...facts }: Facts): ColumnField {
  return column(type, {
    ...facts,
    column: name,
    nullable: true,
    sql: (context) => sql`case when not ${isClosed(context)} then ${context.row}.${raw(name)} end`,
    write: { by: EVERYBODY, accept },
  });
}

const MOST = { max: JOB_ENTRIES_MAX };

function invalid(path: string): Error {
  return fail('FAILED_VALIDATION', { field: path, type: 'list' });
}

/** More entries than a list accepts are reported with their number. */
function assertEntryLimit(entries: number, failure: () => Error): void {
  if (entries > JOB_ENTRIES_MAX) throw failure();
}

/** A list without a value is empty. */
function orEmpty(value: unknown): unknown {
  return value ?? [];
}

const acceptWorkMode: Accept = (input, { path }) => {
  const value = orEmpty(input);
  const allowedModes: readonly unknown[] = WORK_MODES;
  if (!Array.isArray(value) || !value.every((mode) => allowedModes.includes(mode))) throw invalid(path);
  return value;
};

const acceptKinds: Accept = (input, { path }) => {
  const value = orEmpty(input);
  const allowedKinds: readonly unknown[] = TEMPLATE_KEYS;
  if (!Array.isArray(value) || !value.every((kind) => allowedKinds.includes(kind))) throw invalid(path);
  return TEMPLATE_KEYS.filter((kind) => value.includes(kind));
};

const acceptLocations: Accept = (value, { path }) => {
  if (Array.isArray(value)) assertEntryLimit(value.length, () => fail('job_profile.too_many_entries', MOST));
  assertFields(value, ['location', 'radius'], path);
  const locations = readLocations(orEmpty(value));
  if (locations === undefined) throw invalid(path);
  return locations;
};

const acceptLabels: Accept = (value, { path }) => {
  if (value === null) return null;
  if (typeof value !== 'string') throw fail('FAILED_VALIDATION', { field: path, type: 'string' });
  return parseLabels(value).join(',');
};

const acceptSkills: Accept = (value, { path }) => {
  if (value === null) return null;
  if (typeof value === 'string') {
    assertEntryLimit(parseLabels(value).length, () => fail('job_profile.too_many_skills', MOST));
  }
  const skills = typeof value === 'string' ? parseSkills(value) : undefined;
  if (skills === undefined) throw fail('FAILED_VALIDATION', { field: path, type: 'skills' });
  const duplicate = findDuplicateSkill(skills);
  if (duplicate !== undefined) throw fail('job_profile.skill_twice', { skill: duplicate });
  return formatSkills(skills);
};

const acceptLanguages: Accept = (value, { path }) => {
  if (Array.isArray(value)) assertEntryLimit(value.length, () => fail('job_profile.too_many_entries', MOST));
  assertFields(value, ['label', 'value', 'code', 'proficiency'], path);
  if (lacksProficiency(value)) throw fail('job_profile.proficiency_required');
  const languages = readLanguages(orEmpty(value));
  if (languages === undefined) throw invalid(path);
  return languages;
};

const acceptSalary: Accept = (value) => {
  if (value === null || value === '') return null;
  const salary = readSalary(value);
  if (salary === 'not_digits') throw fail('job_profile.salary_not_digits');
  if (salary === 'too_long') throw fail('job_profile.salary_too_long', { max: SALARY_MAX_DIGITS });
  return salary;
};

/** A day from 1900 to 2099, or none; an invalid date is refused later. */
const acceptStart: Accept = (value, { path }) => {
  if (value === null || value === '') return null;
  const problem = typeof value === 'string' ? findDayProblem(value.trim()) : undefined;
  if (problem === 'too_early') throw fail('job_experience.too_early', { field: path });
  if (problem === 'too_late') throw fail('job_experience.too_late', { field: path });
  return value;
};

/** A talent's job preferences, written by the talent; administrators see only places and roles until the unlock. */
export const jobPreferences: Collection = {
  name: 'job_preferences',
  table: 'job_preferences',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(EVERYBODY),
    work_mode: lockedColumn('texts', 'work_mode', { accept: acceptWorkMode, allowedValues: WORK_MODES }),
    locations: open('json', 'locations', { accept: acceptLocations, shape: 'JobLocations' }),
    location_labels: open('text', 'location_labels', { accept: acceptLabels }),
    skills: lockedColumn('text', 'skills', { accept: acceptSkills }),
    languages: lockedColumn('json', 'languages', { accept: acceptLanguages, shape: 'JobLanguages' }),
    kinds_of_work: open('texts', 'kinds_of_work', { accept: acceptKinds, allowedValues: TEMPLATE_KEYS }),
    salary: lockedColumn('integer', 'salary', { accept: acceptSalary }),
    earliest_start: lockedColumn('date', 'earliest_start', { accept: acceptStart }),
    roles_for_notifications: toMany({
      to: 'job_preferences_roles_1',
      by: 'job_preferences_id',
      through: 'roles_id',
      write: { by: EVERYBODY },
    }),
    talents: toMany({ to: 'talents', by: 'job_preferences', detach: true, write: { by: EVERYBODY } }),
    date_created: column('timestamp'),
    date_updated: column('timestamp'),
  },
  rows: {
    // Preferences without a talent are hidden from everybody.
    exists: { talents: { _some: PRESENT } },
    scope: (actor) => (isAdmin(actor) ? undefined : { talents: ownTalent(actor) }),
    changes: (actor) => ({ talents: ownTalent(actor) }),
  },
  access: { read: canReadJobProfiles, create: canEditOwnJobProfile, update: canEditOwnJobProfile },
  writes: {
    beforeWrite: completePreferences,
    updatedAtColumn: 'date_updated',
  },
};

/** Roles that a talent is interested in. */
export const jobPreferencesRoles: Collection = {
  name: 'job_preferences_roles_1',
  table: 'job_preferences_roles_1',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(EVERYBODY),
    job_preferences_id: toOne('job_preferences', { write: { by: EVERYBODY, only: 'create' } }),
    roles_id: toOne('roles', {
      // Any role of the workspace is allowed, including hidden ones; completeLink checks that it exists.
      write: { by: EVERYBODY, only: 'create', set: (roles_id) => ({ roles_id }) },
    }),
  },
  rows: {
    exists: {
      job_preferences_id: { talents: { _some: PRESENT } },
      roles_id: { date_deleted: { _null: true } },
    },
    scope: (actor) => (isAdmin(actor) ? undefined : { job_preferences_id: { talents: ownTalent(actor) } }),
    changes: (actor) => ({ job_preferences_id: { talents: ownTalent(actor) } }),
  },
  access: {
    read: canReadJobProfiles,
    create: canEditOwnJobProfile,
    delete: canEditOwnJobProfile,
  },
  writes: {
    beforeWrite: completeLink,
    onConflict: { action: 'ignore', constraint: 'job_preferences_roles_1__once' },
  },
};
