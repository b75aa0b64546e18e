import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { ContentLocation } from '#features/files/queries.ts';

export async function markDeleted(
  db: Writer,
  scope: OrganizationScope,
  { ids, userId, now }: { ids: readonly string[]; userId: string; now: Date },
): Promise<void> {
  await sql`
    update talents set date_deleted = ${now}, user_deleted = ${userId}, date_updated = now()
    where organization_id = ${scope.organizationId} and id = any(${ids}::uuid[])
  `.execute(db);
}

/** Removes the files of a talent. Returns the locations of their contents. */
export async function deleteFiles(
  db: Writer,
  scope: OrganizationScope,
  talentId: string,
): Promise<ContentLocation[]> {
  const { rows } = await sql<ContentLocation>`
    delete from files where organization_id = ${scope.organizationId} and talent_id = ${talentId}
    returning organization_id as "organizationId", id, storage, filename_disk as key
  `.execute(db);
  return rows;
}

/**
 * Removes what names a talent or was written by or about them: name, address, phone number, gender, account, tags, job
 * profile, messages, group texts of the invitation. Scores and answers stay, without a person, for norms and statistics.
 */
export async function removePersonalData(
  db: Writer,
  scope: OrganizationScope,
  { talentId, now }: { talentId: string; now: Date },
): Promise<void> {
  const here = sql`organization_id = ${scope.organizationId} and talent_id = ${talentId}`;
  await sql`delete from inbox_messages where ${here}`.execute(db);
  await sql`delete from job_experiences where ${here}`.execute(db);
  await sql`
    update talents_results set mail_subject = null, mail_message = null, reminder_subject = null,
      reminder_message = null, report_file = null
    where ${here}
  `.execute(db);
  await sql`
    with anonymous as (
      update talents set email = 'anonymised-' || id || '@invalid.example', first_name = null, last_name = null,
        phone = null, gender = null, gender_custom = null, avatar = null, user_id = null, tags = '{}', source = null,
        is_open_for_work = false, job_preferences = null, date_anonymized = ${now}, date_updated = now()
      where organization_id = ${scope.organizationId} and id = ${talentId}
    )
    delete from job_preferences p using talents t
    where t.organization_id = ${scope.organizationId} and t.id = ${talentId}
      and p.organization_id = t.organization_id and p.id = t.job_preferences
  `.execute(db);
}

/** Cancels every waiting mail to the address of a talent, whatever it is about. */
export async function cancelAllMailsTo(
  db: Writer,
  scope: OrganizationScope,
  talentId: string,
): Promise<void> {
  await sql`
    update outbox set status = 'canceled' where organization_id = ${scope.organizationId} and id in (
      select m.id from outbox m join talents t on t.organization_id = m.organization_id and t.id = ${talentId}
      where m.organization_id = ${scope.organizationId} and lower(m.to_email) = lower(t.email) and m.status = 'queued'
      for update of m skip locked
    )
  `.execute(db);
}
