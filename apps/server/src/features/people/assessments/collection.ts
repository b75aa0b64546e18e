import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { fail } from '@quint/contract/base/errors.ts';
import { canEditAssessments, canReadAssessments } from '@quint/domain/workspace/access/assessments.ts';
import { INVITATION_STATUSES } from '@quint/domain/base/invitation-status.ts';
import type { Collection, RowSql, WriteRule } from '#items/declare/collection.ts';
import { ADMINS, column, toMany, toOne } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { raw, sql } from '#database/sql.ts';
import { deletionFields, mark, oneOf, organizationField, requireValue } from '#standard-fields.ts';

const byAdmins: WriteRule = { by: ADMINS };

/** The current date in the time zone of assessments. */
const TODAY = sql`(now() at time zone 'Europe/Berlin')::date`;

/** The position of the current date relative to the period. */
const status = ({ row }: RowSql) =>
  sql`case when ${TODAY} < ${row}.date_start then 'planned' when ${TODAY} > ${row}.date_end then 'ended' else 'active' end`;

/** The role of an assessment, deleted or not: its name stays part of the record. */
const ofRole = ({ row, organization }: RowSql, value: Sql) =>
  sql`select ${value} from roles a where a.organization_id = ${organization} and a.id = ${row}.role_id`;

/** The newest invitation of a participant in the assessment. */
const ofInvitation = ({ row, organization }: RowSql, column: 'id' | 'status') =>
  sql`select i.${raw(column)} from talents_results i where i.organization_id = ${organization} and i.talent_id = ${row}.talent_id and i.assessment_id = ${row}.assessment_id order by i.date_created desc, i.id desc limit 1`;

/** Periods in which talents are evaluated for a role. Dates are days in Berlin, the last one included. */
export const assessments: Collection = {
  name: 'assessments',
  table: 'assessments',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    name: column('text', {
      line: 'title',
      search: true,
      sql: (context) => {
        const { row } = context;
        return sql`coalesce(${row}.name, (${ofRole(context, sql`a.name || ' ' || to_char(${row}.date_start, 'YYYY-MM')`)}))`;
      },
      // Without a name, it is named after role and month.
      write: { by: ADMINS, accept: (value) => (value === '' ? null : value) },
    }),
    description: column('text', { read: ADMINS, search: true, write: byAdmins }),
    role: toOne('roles', {
      column: 'role_id',
      write: requireValue(() => fail('assessment.role_required'), byAdmins),
    }),
    roles: column('json', {
      shape: 'NamedRecords',
      sql: (context) => ofRole(context, sql`json_build_array(json_build_object('id', a.id, 'name', a.name))`),
      filter: false,
      sort: false,
    }),
    date_start: column('date', {
      write: requireValue(() => fail('assessment.start_required'), byAdmins),
    }),
    date_end: column('date', { write: requireValue(() => fail('assessment.end_required'), byAdmins) }),
    purpose: column('text', {
      write: oneOf(['team_evaluation', 'recruiting'], byAdmins, () => fail('assessment.purpose_required')),
    }),
    status: column('text', { allowedValues: ['planned', 'active', 'ended'], sql: status }),
    // For sorting lists: running, upcoming, past.
    status_order: column('integer', {
      sql: (context) => sql`array_position(array['active', 'planned', 'ended'], ${status(context)})`,
      filter: false,
    }),
    participants: toMany({
      to: 'assessment_participants',
      by: 'assessment',
      through: 'talent',
      write: byAdmins,
    }),
    report_file: toOne('files', { read: ADMINS }),
    date_created: column('timestamp'),
    user_created: column('uuid', { read: ADMINS }),
    date_updated: column('timestamp'),
    ...deletionFields(),
  },
  rows: {
    exists: { date_deleted: { _null: true } },
    scope: (actor) =>
      isAdmin(actor) ? undefined : { participants: { talent: { _eq: actor.talentId ?? null } } },
  },
  access: { read: canReadAssessments, create: canEditAssessments, update: canEditAssessments },
  writes: {
    preset: ({ actor }) => ({ user_created: actor.userId }),
    updatedAtColumn: 'date_updated',
    updatedByColumn: 'user_updated',
  },
};

/**
 * Talents evaluated in an assessment. The status is that of the newest invitation in it; INVITED before there is one,
 * CANCELED once the participant is removed.
 */
export const assessmentParticipants: Collection = {
  name: 'assessment_participants',
  table: 'assessment_participants',
  fields: {
    id: column('uuid'),
    organization_id: organizationField(),
    assessment: toOne('assessments', { column: 'assessment_id', write: { by: ADMINS, only: 'create' } }),
    talent: toOne('talents', { column: 'talent_id', write: { by: ADMINS, only: 'create' } }),
    status: column('text', {
      allowedValues: INVITATION_STATUSES,
      sql: (context) =>
        sql`case when ${context.row}.canceled_at is not null then 'CANCELED' else coalesce((${ofInvitation(context, 'status')}), 'INVITED') end`,
    }),
    result: toOne('talents_results', { sql: (context) => ofInvitation(context, 'id') }),
    rejected: mark('rejected_at', 'rejected_by'),
    rejected_at: column('timestamp', { read: ADMINS }),
    rejected_by: column('uuid', { read: ADMINS }),
    canceled: mark('canceled_at'),
    canceled_at: column('timestamp', { read: ADMINS }),
    date_created: column('timestamp'),
  },
  rows: {
    exists: {
      assessment: { date_deleted: { _null: true } },
      talent: { date_deleted: { _null: true }, date_anonymized: { _null: true } },
    },
    scope: (actor) => (isAdmin(actor) ? undefined : { talent: { _eq: actor.talentId ?? null } }),
  },
  access: {
    read: canReadAssessments,
    create: canEditAssessments,
    update: canEditAssessments,
    delete: canEditAssessments,
  },
  writes: {
    onConflict: { action: 'ignore', constraint: 'assessment_participants__once' },
    retainedColumns: ['rejected_at', 'rejected_by', 'canceled_at'],
  },
};
