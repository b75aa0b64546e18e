import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { RecordKey } from '#features/workspace/auth/former-details/queries.ts';

export interface HeldRow {
  readonly organization: string;
  readonly email: string;
  readonly user_id: string | null;
  readonly answers: number;
  readonly results: number;
  readonly documents: number;
  readonly has_job_profile: boolean;
  readonly has_photo: boolean;
  readonly notes: number;
  readonly messages: number;
  readonly places: number;
  readonly waiting_mails: number;
  readonly sent_mails: number;
  readonly last_mail: Date | null;
}

/** The data of a person in a workspace; undefined when there is no such record. Requires the platform role. */
export async function findHeld(
  db: Reader,
  { organizationId, talentId }: RecordKey,
): Promise<HeldRow | undefined> {
  const of = (table: string, column = 'talent_id') => sql`(select count(*)::int from ${sql.table(table)} x
    where x.organization_id = t.organization_id and x.${sql.ref(column)} = t.id)`;
  const mails = (status: string) => sql`from outbox m where m.organization_id = t.organization_id
    and lower(m.to_email) = lower(t.email) and m.status = ${status}`;
  const { rows } = await readSql<HeldRow>`
    select o.name as organization, t.email, t.user_id,
      (select count(distinct (a.result_id, a.item))::int from talents_results r
        join survey_answers a on a.organization_id = r.organization_id and a.result_id = r.id
        where r.organization_id = t.organization_id and r.talent_id = t.id) as answers,
      (select count(*)::int from talents_results r
        where r.organization_id = t.organization_id and r.talent_id = t.id and r.status = 'FINISHED') as results,
      (select count(*)::int from files f where f.organization_id = t.organization_id and f.talent_id = t.id
        and f.purpose in ('report', 'document')) as documents,
      t.job_preferences is not null or exists (select from job_experiences e
        where e.organization_id = t.organization_id and e.talent_id = t.id) as has_job_profile,
      t.avatar is not null as has_photo,
      ${of('talent_notes')} as notes, ${of('inbox_messages')} as messages,
      ${of('roles_talents', 'talents_id')} + ${of('teams_talents', 'talents_id')} as places,
      (select count(*)::int ${mails('queued')}) as waiting_mails,
      (select count(*)::int ${mails('sent')}) as sent_mails, (select max(m.date_sent) ${mails('sent')}) as last_mail
    from talents t join organizations o on o.id = t.organization_id
    where t.organization_id = ${organizationId} and t.id = ${talentId} and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

export interface SavedRow {
  readonly organization: string;
  readonly what: 'list' | 'report';
  readonly by: string;
  readonly date: Date;
}

const SAVED_SHOWN = 10;

/** The users who downloaded a list with the person or opened a document about them, newest first, each once. */
export async function listSaved(db: Reader, { organizationId, talentId }: RecordKey): Promise<SavedRow[]> {
  const { rows } = await readSql<SavedRow>`
    select o.name as organization, case l.action when 'talents.export' then 'list' else 'report' end as what,
      coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as by, max(l.date_created) as date
    from audit_log l join organizations o on o.id = l.organization_id join users u on u.id = l.user_id
    where l.organization_id = ${organizationId} and l.talent_ids @> array[${talentId}]::uuid[]
      and (l.action = 'talents.export'
        or (l.action = 'results.read' and l.details ->> 'as' in ('document', 'interview')))
      and u.id is distinct from (select user_id from talents where organization_id = ${organizationId} and id = ${talentId})
    group by 1, 2, 3 order by 4 desc limit ${SAVED_SHOWN}
  `.execute(db);
  return rows;
}

/** Whether the owner of an address has unsubscribed. */
export async function hasOptedOut(db: Reader, addressHash: Buffer): Promise<boolean> {
  const { rows } = await readSql`select 1 from mail_opt_outs where address_hash = ${addressHash}`.execute(db);
  return rows.length > 0;
}
