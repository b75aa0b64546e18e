import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { columnsToEmpty } from '#features/privacy/erasure/columns/model.ts';
import type { RecordKey } from '#features/workspace/auth/former-details/queries.ts';

export interface Person extends RecordKey {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly user_id: string | null;
}

/** Whether a record is listed or in the bin. */
export type RecordLocation = 'list' | 'bin' | 'any';

const IS_THERE: Readonly<Record<RecordLocation, RawBuilder<unknown>>> = {
  list: sql`and date_deleted is null`,
  bin: sql`and date_deleted is not null`,
  any: sql``,
};

/**
 * Locks a talent with their sheets, the sheets first, so that no mail, answer or report changes them meanwhile.
 * Undefined when the person is erased already. Requires the platform role, like all of this file.
 */
export async function lockPerson(
  db: Writer,
  { organizationId, talentId }: RecordKey,
  recordLocation: RecordLocation,
): Promise<Person | undefined> {
  await sql`
    select from talents_results where organization_id = ${organizationId} and talent_id = ${talentId} order by id for update
  `.execute(db);
  const { rows } = await sql<Person>`
    select organization_id as "organizationId", id as "talentId", email, first_name, last_name, phone, user_id from talents
    where organization_id = ${organizationId} and id = ${talentId} and date_anonymized is null ${IS_THERE[recordLocation]} for update
  `.execute(db);
  return rows[0];
}

/** The copies of a talent in workspaces that unlocked them. Nobody can unlock another while the talent is locked. */
export async function listCopies(db: Writer, { organizationId, talentId }: RecordKey): Promise<RecordKey[]> {
  const { rows } = await sql<RecordKey>`
    select organization_id as "organizationId", talent_id as "talentId" from pool_unlocks
    where source_organization_id = ${organizationId} and source_talent_id = ${talentId}
  `.execute(db);
  return rows;
}

/** Tables with rows of a talent under the column `talent_id`. */
const OF_TALENT = [
  'inbox_messages',
  'talent_notes',
  'talent_consents',
  'rights_requests',
  'job_experiences',
  'training_requests',
  'assessment_participants',
  'talent_role_assignments',
  'retention_notices',
  'webhook_deliveries',
  'former_details',
  'interview_sheets',
  'interview_raters',
  'decision_notes',
  'pool_showings',
  'pool_profiles',
];
/** The same with links from the other side. */
const LINKS = ['roles_talents', 'teams_talents'];
/** Tables with rows of a sheet. */
const OF_SHEETS = [
  'survey_answers',
  'survey_codes',
  'survey_demographics',
  'survey_links',
  'survey_passes',
  'survey_sessions',
  'result_reads',
  'result_versions',
  'big_five_reports',
];

/** Deletes a person's answers, texts and links, and the texts about them. */
export async function deleteRows(db: Writer, { organizationId, talentId }: RecordKey): Promise<void> {
  const sheets = sql`(select id from talents_results
    where organization_id = ${organizationId} and talent_id = ${talentId})`;
  for (const table of OF_SHEETS) {
    await sql`delete from ${sql.table(table)} where organization_id = ${organizationId} and result_id in ${sheets}`.execute(
      db,
    );
  }
  const columns = [
    ...OF_TALENT.map((table) => [table, 'talent_id']),
    ...LINKS.map((table) => [table, 'talents_id']),
  ];
  for (const [table = '', column = ''] of columns) {
    await sql`
      delete from ${sql.table(table)} where organization_id = ${organizationId} and ${sql.ref(column)} = ${talentId}
    `.execute(db);
  }
  await sql`
    delete from pool_unlocks where (organization_id = ${organizationId} and talent_id = ${talentId})
      or (source_organization_id = ${organizationId} and source_talent_id = ${talentId})
  `.execute(db);
  await sql`
    update goals set first_mover = null where organization_id = ${organizationId} and first_mover = ${talentId}
  `.execute(db);
  await sql`
    delete from talents_results
    where organization_id = ${organizationId} and talent_id = ${talentId} and status <> 'FINISHED'
  `.execute(db);
  await sql`
    delete from job_preferences p using talents t
    where t.organization_id = ${organizationId} and t.id = ${talentId}
      and p.organization_id = t.organization_id and p.id = t.job_preferences
  `.execute(db);
}

/**
 * Anonymises the remaining rows: the scores of finished sheets with the month of each, and a talent named Anonymous
 * with the keyed hash of the address.
 */
export async function anonymiseRows(
  db: Writer,
  { organizationId, talentId }: RecordKey,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await sql`
    update talents_results set mail_subject = null, mail_message = null, reminder_subject = null, reminder_message = null,
      survey_path = null, report_file = null, big_five_report = null, assessment_id = null, watchers = '{}',
      invited_for = '{}', send_at = null, remind_at = null, date_last_invited = null, date_last_reminded = null, date_handed_in = null, date_confirmed = null,
      date_created = date_trunc('month', date_created), date_started = date_trunc('month', date_started),
      date_finished = date_trunc('month', date_finished), date_last_action = date_trunc('month', date_last_action)
    where organization_id = ${organizationId} and talent_id = ${talentId}
  `.execute(db);
  const emptiedColumns = columnsToEmpty('talents');
  await sql`
    update talents set ${sql.join(emptiedColumns.map((column) => sql`${sql.ref(column)} = default`))},
      email = ${email}, first_name = 'Anonymous', last_name = 'Anonymous', is_claimable = false,
      date_created = date_trunc('month', date_created), date_anonymized = ${now}, date_updated = now()
    where organization_id = ${organizationId} and id = ${talentId}
  `.execute(db);
}

/** Stakeholder answers of an address: open requests are deleted, given answers stay without the person. */
export async function anonymiseStakeholder(
  db: Writer,
  { address, organizationId, email }: { address: string; organizationId: string | null; email: string },
): Promise<void> {
  const theirs = sql`lower(email) = lower(${address})
    and (${organizationId}::uuid is null or organization_id = ${organizationId}::uuid)`;
  await sql`delete from ra_surveys where ${theirs} and date_finished is null`.execute(db);
  await sql`
    update ra_surveys set email = ${email}, talent_id = null, token_hash = null, message = null, answers = '{}'
    where ${theirs}
  `.execute(db);
  await sql`update ra_survey_results set email = ${email}, talent_id = null where ${theirs}`.execute(db);
}

/** Deletes when a workspace last mailed an address. */
export async function forgetRecipient(
  db: Writer,
  { organizationId, addressHash }: { organizationId: string; addressHash: Buffer },
): Promise<void> {
  await sql`
    delete from mail_recipients where organization_id = ${organizationId} and address_hash = ${addressHash}
  `.execute(db);
}

/** The subjects of mails about a talent, and the person's texts in registrations for courses. */
export interface MailReferences {
  readonly ids: readonly string[];
  readonly registrations: readonly {
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
    readonly phone: string;
  }[];
}

export async function findMailed(
  db: Writer,
  { organizationId, talentId }: RecordKey,
): Promise<MailReferences> {
  const { rows } = await sql<MailReferences>`
    with mine as (select * from training_requests where organization_id = ${organizationId} and talent_id = ${talentId})
    select array(
      select id from talents_results where organization_id = ${organizationId} and talent_id = ${talentId}
      union all select id from rights_requests where organization_id = ${organizationId} and talent_id = ${talentId}
      union all select id from mine
    ) as ids, coalesce((select json_agg(mine) from mine), '[]') as registrations
  `.execute(db);
  return rows[0] ?? { ids: [], registrations: [] };
}
