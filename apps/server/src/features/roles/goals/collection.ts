import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { canEditGoals, canReadGoals } from '@quint/domain/workspace/access/goals.ts';
import { GOAL_CONTEXT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import type { Collection, RowSql, WriteRule } from '#items/declare/collection.ts';
import { ADMINS, column, toMany, toOne } from '#items/declare/collection.ts';
import { param, sql } from '#database/sql.ts';
import { deletionFields, oneOf, organizationField, requireValue } from '#standard-fields.ts';

const byAdmins: WriteRule = { by: ADMINS };
const teamRequired = () => fail('goal.team_required');

/** The mean progress of the key results, done or in percent; null without any. */
const progress = ({ row, organization }: RowSql) =>
  sql`select round(avg(case when k.is_done then 100 else k.percent end))::int from key_results k where k.organization_id = ${organization} and k.goal_id = ${row}.id`;

/** The progress at the end of each day with a change, oldest first. */
const progressHistory = ({ row, organization }: RowSql) =>
  sql`select coalesce(json_agg(json_build_object('day', p.day, 'progress', p.progress) order by p.day), '[]'::json) from goal_progress p where p.organization_id = ${organization} and p.goal_id = ${row}.id`;

/** Goals of teams. A talent reads those of their own teams. */
export const goals: Collection = {
  name: 'goals',
  table: 'goals',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    objective: column('text', {
      line: 'title',
      search: true,
      write: requireValue(() => fail('goal.objective_required'), byAdmins),
    }),
    priority: column('text', {
      write: oneOf(['high', 'medium', 'low'], byAdmins, () => fail('goal.priority_required')),
    }),
    // For sorting lists: the most urgent first.
    priority_order: column('integer', {
      sql: ({ row }) => sql`array_position(array['high', 'medium', 'low'], ${row}.priority)`,
      filter: false,
    }),
    context: column('text', { search: true, write: byAdmins }),
    // A talent sees whether they are the first mover, but not who is.
    first_mover: toOne('talents', {
      sql: ({ row, actor }) =>
        isAdmin(actor)
          ? sql`${row}.first_mover`
          : sql`case when ${row}.first_mover = ${param(actor.talentId ?? null, 'uuid')} then ${row}.first_mover end`,
      write: byAdmins,
    }),
    teams: toMany({
      to: 'goals_teams',
      by: 'goals_id',
      through: 'teams_id',
      write: { by: ADMINS, missingFailure: teamRequired },
    }),
    key_results: toMany({ to: 'key_results', by: 'goal', write: byAdmins }),
    progress: column('integer', {
      nullable: true,
      sql: progress,
    }),
    due_date: column('date', { write: byAdmins }),
    progress_history: column('json', {
      shape: 'ProgressHistory',
      sql: progressHistory,
      filter: false,
      sort: false,
    }),
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
        : { teams: { teams_id: { is_own: { _eq: true }, date_deleted: { _null: true } } } },
  },
  access: { read: canReadGoals, create: canEditGoals, update: canEditGoals },
  writes: {
    preset: ({ actor }) => ({ user_created: actor.userId }),
    updatedAtColumn: 'date_updated',
    updatedByColumn: 'user_updated',
    constraints: {
      goals__context_length: () => fail('goal.context_too_long', { max: GOAL_CONTEXT_MAX_CHARACTERS }),
    },
  },
};

/** The teams of goals; the last team of a goal cannot be removed. */
export const goalsTeams: Collection = {
  name: 'goals_teams',
  table: 'goals_teams',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    goals_id: toOne('goals', { write: { by: ADMINS, only: 'create' } }),
    teams_id: toOne('team_names', { allowsNested: true, write: { by: ADMINS, only: 'create' } }),
  },
  rows: {
    exists: { goals_id: { date_deleted: { _null: true } }, teams_id: { date_deleted: { _null: true } } },
    scope: (actor) => (isAdmin(actor) ? undefined : { teams_id: { is_own: { _eq: true } } }),
  },
  access: { read: canReadGoals, create: canEditGoals, update: canEditGoals, delete: canEditGoals },
  writes: {
    onConflict: { action: 'ignore', constraint: 'goals_teams__once' },
  },
};

/** Teams by name, for goals: they can be selected, created and renamed even while the feature of teams is off. */
export const teamNames: Collection = {
  name: 'team_names',
  table: 'teams',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    name: column('text', {
      line: 'title',
      search: true,
      write: { by: ADMINS, only: 'create' },
    }),
    is_own: column('boolean', {
      read: [],
      sql: ({ row, organization, actor }) =>
        sql`exists (select from teams_talents m where m.organization_id = ${organization} and m.teams_id = ${row}.id and m.talents_id = ${param(actor.talentId ?? null, 'uuid')})`,
    }),
    date_deleted: column('timestamp', { read: [] }),
  },
  rows: {
    exists: { date_deleted: { _null: true } },
    scope: (actor) => (isAdmin(actor) ? undefined : { is_own: { _eq: true } }),
  },
  access: { read: canReadGoals, create: canEditGoals },
  writes: {
    preset: ({ actor }) => ({ user_created: actor.userId }),
  },
};

const keyResultRequired = () => fail('goal.key_result_required');

/** Measurable outcomes of a goal, in the order of `sort`. */
export const keyResults: Collection = {
  name: 'key_results',
  table: 'key_results',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    goal: toOne('goals', { column: 'goal_id', write: { by: ADMINS, only: 'create' } }),
    text: column('text', { search: true, write: requireValue(keyResultRequired, byAdmins) }),
    is_done: column('boolean', { write: byAdmins }),
    percent: column('integer', {
      write: {
        by: ADMINS,
        accept(value, { path }) {
          if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > 100)
            throw fail('FAILED_VALIDATION', { field: path, type: 'between' });
          return value;
        },
      },
    }),
    sort: column('integer', { write: byAdmins }),
    date_created: column('timestamp'),
  },
  rows: {
    exists: { goal: { date_deleted: { _null: true } } },
    scope: (actor) =>
      isAdmin(actor)
        ? undefined
        : { goal: { teams: { teams_id: { is_own: { _eq: true }, date_deleted: { _null: true } } } } },
  },
  access: { read: canReadGoals, create: canEditGoals, update: canEditGoals, delete: canEditGoals },
};
