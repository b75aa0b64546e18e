import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface FormRequest {
  /** As entered in the form; empty if the workspace knew the person before. */
  readonly name: string;
  readonly date: Date;
}

/** The public form through which a sheet was requested; undefined once its person has confirmed the sheet. */
export async function findFormRequest(
  db: Reader,
  { organizationId }: OrganizationScope,
  resultId: string,
): Promise<FormRequest | undefined> {
  const { rows } = await readSql<FormRequest>`
    select r.date_created as date,
      case when not t.is_directly_invited and t.user_id is null and not exists (
        select from talents_results o
        where o.organization_id = t.organization_id and o.talent_id = t.id and o.id <> r.id
      ) then concat_ws(' ', nullif(t.first_name, ''), nullif(t.last_name, '')) else '' end as name
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${organizationId} and r.id = ${resultId} and r.entrance is not null
      and r.entrance <> 'admin' and r.date_confirmed is null and r.status not in ('FINISHED', 'CANCELED')
  `.execute(db);
  return rows[0];
}

/** Withdraws a sheet and ends its links and sessions. */
export async function withdrawSheet(
  tx: Writer,
  { organizationId }: OrganizationScope,
  { resultId, now }: { resultId: string; now: Date },
): Promise<void> {
  await sql`
    update talents_results set status = 'CANCELED', date_last_action = ${now}
    where organization_id = ${organizationId} and id = ${resultId}
  `.execute(tx);
  await sql`
    update survey_links set date_revoked = ${now}
    where organization_id = ${organizationId} and result_id = ${resultId} and date_revoked is null
  `.execute(tx);
  await sql`
    update survey_passes set date_revoked = ${now}
    where organization_id = ${organizationId} and result_id = ${resultId} and date_revoked is null
  `.execute(tx);
  await sql`
    update survey_sessions set expires_at = ${now}
    where organization_id = ${organizationId} and result_id = ${resultId} and expires_at > ${now}
  `.execute(tx);
}

/** Deletes the person of a withdrawn sheet if a public form created the record and nothing else belongs to it. */
export async function deletePersonOfForm(
  tx: Writer,
  { organizationId }: OrganizationScope,
  resultId: string,
): Promise<void> {
  await sql`
    delete from talents t using talents_results r
    where r.organization_id = ${organizationId} and r.id = ${resultId} and t.organization_id = r.organization_id
      and t.id = r.talent_id and t.user_id is null and not t.is_directly_invited
      and not exists (select from talents_results o
        where o.organization_id = t.organization_id and o.talent_id = t.id and o.id <> r.id)
      and not exists (select from roles_talents l where l.organization_id = t.organization_id and l.talents_id = t.id)
      and not exists (select from teams_talents l where l.organization_id = t.organization_id and l.talents_id = t.id)
  `.execute(tx);
}
