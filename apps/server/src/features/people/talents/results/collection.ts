import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { canReadTalents } from '@quint/domain/workspace/access/talents.ts';
import type { QualityVerdict } from '@quint/psychometrics/types.ts';
import { STILL_WANTED } from '#features/invitations/invitations/named-roles/queries.ts';
import { heldUntil, isHeldBack, unlessHeldBack } from '#features/invitations/result-holds/queries.ts';
import { isMasked } from '#features/people/talents/queries.ts';
import type { Collection, ColumnField, RowSql } from '#items/declare/collection.ts';
import { ADMINS, column, toOne } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { join, raw, sql } from '#database/sql.ts';

const QUALITY_VERDICTS: readonly QualityVerdict[] = ['ok', 'check', 'doubtful'];
const RESULT_PARTS = ['traits', 'facets', 'quality', 'style', 'versions'] as const;

const resultParts = (row: Sql) =>
  join(
    RESULT_PARTS.map((part) => sql`${raw(`'${part}'`)}, ${row}.result -> ${raw(`'${part}'`)}`),
    ', ',
  );

/** The stanine of a trait. */
function stanine(trait: 'o' | 'c' | 'e' | 'a' | 'es'): ColumnField {
  const sqlOf = unlessHeldBack((row) => sql`${row}.${raw(trait)}`);
  return column('integer', { personal: true, nullable: true, sql: sqlOf });
}

/** The person's statement on the result; null for readers who may not see their name, which it may contain. */
function statement(context: RowSql): Sql {
  const { row, organization } = context;
  const text = sql`(select s.text from result_statements s
    join talents st on st.organization_id = s.organization_id and st.id = ${row}.talent_id
    where s.organization_id = ${organization} and s.result_id = ${row}.id and not ${isMasked({ ...context, row: raw('st') })})`;
  return unlessHeldBack(() => text)(context);
}

/** Invitations and scores, read-only; scores are null while on hold. Answers, age and gender are not exposed. */
export const talentsResults: Collection = {
  name: 'talents_results',
  table: 'talents_results',
  fields: {
    id: column('uuid'),
    organization_id: toOne('organizations'),
    talent: toOne('talents', { column: 'talent_id' }),
    assessment: toOne('assessments', { column: 'assessment_id' }),
    status: column('text'),
    invite_type: column('text'),
    flavour: column('text'),
    language: column('text'),
    result: column('json', {
      shape: 'SheetResult',
      nullable: true,
      personal: true,
      sql: unlessHeldBack(
        (row) => sql`case when ${row}.result is not null then jsonb_build_object(${resultParts(row)}) end`,
      ),
    }),
    quality: column('text', {
      personal: true,
      nullable: true,
      allowedValues: QUALITY_VERDICTS,
      sql: unlessHeldBack((row) => sql`${row}.quality`),
    }),
    statement: column('text', { personal: true, nullable: true, filter: false, sort: false, sql: statement }),
    o: stanine('o'),
    c: stanine('c'),
    e: stanine('e'),
    a: stanine('a'),
    es: stanine('es'),
    instrument_version: column('text'),
    scoring_version: column('text'),
    norm_version: column('text'),
    send_at: column('timestamp'),
    link_expires_at: column('timestamp'),
    date_created: column('timestamp'),
    date_started: column('timestamp'),
    date_finished: column('timestamp'),
    date_last_action: column('timestamp'),
    date_last_invited: column('timestamp'),
    // Nothing else is exposed: neither the date nor the other workspace.
    is_mail_refused: column('boolean', {
      read: ADMINS,
      sql: ({ row, organization }) =>
        sql`exists (select from outbox m where m.organization_id = ${organization} and m.message_key = 'invitation:' || ${row}.id || ':' || ${row}.invitation_count and m.last_error = 'opted_out')`,
    }),
    // Still for a role that is open and did not turn the person down, or for none.
    is_wanted: column('boolean', {
      read: ADMINS,
      filter: false,
      sort: false,
      sql: ({ row, organization }) =>
        sql`(select ${raw(STILL_WANTED)} from talents_results r where r.organization_id = ${organization} and r.id = ${row}.id)`,
    }),
    reminder_count: column('integer', { read: ADMINS }),
    date_last_reminded: column('timestamp', { read: ADMINS }),
    // The progress of an open survey. No answer is exposed.
    answered: column('integer', {
      read: ADMINS,
      filter: false,
      sort: false,
      sql: ({ row, organization }) =>
        sql`(select count(distinct s.item)::integer from survey_answers s where s.organization_id = ${organization} and s.result_id = ${row}.id)`,
    }),
    report_file: toOne('files', { sql: unlessHeldBack((row) => sql`${row}.report_file`) }),
    big_five_report: toOne('big_five_reports', { sql: unlessHeldBack((row) => sql`${row}.big_five_report`) }),
    // Not for the person's own result.
    is_held: column('boolean', { sql: isHeldBack }),
    held_until: column('timestamp', { nullable: true, sql: heldUntil }),
  },
  rows: {
    exists: { talent: { date_deleted: { _null: true }, date_anonymized: { _null: true } } },
    scope: (actor) => (isAdmin(actor) ? undefined : { talent: { _eq: actor.talentId ?? null } }),
  },
  access: { read: canReadTalents },
};
