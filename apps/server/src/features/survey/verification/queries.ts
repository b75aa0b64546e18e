import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { SheetKey } from '#features/survey/queries.ts';
import type { RespondentSession } from '#http/access.ts';

/** Marks a session as the person's own. */
export async function verifySession(tx: Writer, session: RespondentSession, now: Date): Promise<void> {
  await sql`
    update survey_sessions set proved_at = coalesce(proved_at, ${now})
    where organization_id = ${session.scope.organizationId} and id = ${session.sessionId}
  `.execute(tx);
}

/**
 * Ends the unproved sessions of a sheet; those of a public form may be spared, because a link scanner of a mail program
 * must not end the sheet a person is answering.
 */
export async function endUnproved(
  tx: Writer,
  { scope, resultId }: SheetKey,
  { now, sparesPublicForms }: { now: Date; sparesPublicForms: boolean },
): Promise<void> {
  await sql`
    update survey_sessions set expires_at = ${now}
    where organization_id = ${scope.organizationId} and result_id = ${resultId} and proved_at is null
      and expires_at > ${now} and (opened_by <> 'door' or not ${sparesPublicForms}::boolean)
  `.execute(tx);
}

/** Whether a sheet has answers of an unproved session. */
export async function hasUnprovedAnswers(db: Reader, { scope, resultId }: SheetKey): Promise<boolean> {
  const { rows } = await readSql`
    select from survey_answers a
    where a.organization_id = ${scope.organizationId} and a.result_id = ${resultId} and not exists (
      select from survey_sessions s
      where s.organization_id = a.organization_id and s.id = a.session_id and s.proved_at is not null)
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * Confirms that the sheet is the person's own. With it counts what the form of the talent pool agreed to for a new person:
 * before, a stranger may have filled it in.
 */
export async function confirmSheet(tx: Writer, { scope, resultId }: SheetKey, now: Date): Promise<void> {
  await sql`
    update talents_results set date_confirmed = ${now}, date_last_action = ${now}
    where organization_id = ${scope.organizationId} and id = ${resultId}
  `.execute(tx);
  await sql`
    update talents t set is_open_for_work = true, date_updated = ${now} from talents_results r
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId} and r.entrance = 'talent_pool'
      and t.organization_id = r.organization_id and t.id = r.talent_id and t.user_id is null and not t.is_directly_invited
      and not exists (select from talents_results o
        where o.organization_id = t.organization_id and o.talent_id = t.id and o.id <> r.id)
  `.execute(tx);
}

/**
 * Deletes age and gender that another device stated before the person proved the address, so that the person states
 * their own. Where there are answers, too, the person is asked whose they are.
 */
export async function forgetDemographics(tx: Writer, { scope, resultId }: SheetKey): Promise<void> {
  await sql`
    delete from survey_demographics d using talents_results r
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId} and r.date_confirmed is null
      and d.organization_id = r.organization_id and d.result_id = r.id and not exists (
        select from survey_answers a where a.organization_id = r.organization_id and a.result_id = r.id)
  `.execute(tx);
}

/**
 * A new sheet of the same invitation that replaces one with another person's answers, which is withdrawn with them. The
 * mailed link leads to the new one. A name that came from a public form only is deleted, so that the person enters
 * their own.
 */
export async function replaceSheet(
  tx: Writer,
  { scope, resultId }: SheetKey,
  fresh: { id: string; instrument: string; now: Date },
): Promise<void> {
  const { organizationId } = scope;
  await sql`
    insert into talents_results (organization_id, id, talent_id, status, invite_type, flavour, entrance, language,
      survey_path, mail_subject, mail_message, instrument_version, link_expires_at, date_created, date_last_action,
      date_confirmed, invitation_count, date_last_invited, assessment_id, invited_for, reminder_count,
      date_last_reminded, reminders_off_at)
    select organization_id, ${fresh.id}, talent_id, 'OPENED', invite_type, flavour, entrance, language, survey_path,
      mail_subject, mail_message, ${fresh.instrument}, link_expires_at, ${fresh.now}, ${fresh.now}, ${fresh.now},
      invitation_count, date_last_invited, assessment_id, invited_for, reminder_count, date_last_reminded,
      reminders_off_at
    from talents_results where organization_id = ${organizationId} and id = ${resultId}
  `.execute(tx);
  await sql`
    update talents t set first_name = null, last_name = null, date_updated = ${fresh.now}
    from talents_results r
    where r.organization_id = ${organizationId} and r.id = ${resultId} and r.entrance is not null
      and r.entrance <> 'admin' and t.organization_id = r.organization_id and t.id = r.talent_id
      and t.user_id is null and not t.is_directly_invited
      and not exists (select from talents_results o where o.organization_id = r.organization_id
        and o.talent_id = r.talent_id and o.id not in (r.id, ${fresh.id}))
  `.execute(tx);
  await sql`
    update talents_results set status = 'CANCELED', date_last_action = ${fresh.now}
    where organization_id = ${organizationId} and id = ${resultId}
  `.execute(tx);
  await sql`
    update survey_links set result_id = ${fresh.id}
    where organization_id = ${organizationId} and result_id = ${resultId}
  `.execute(tx);
  // Switches every device of the person to the new sheet.
  await sql`
    update survey_sessions set result_id = ${fresh.id}
    where organization_id = ${organizationId} and result_id = ${resultId} and proved_at is not null
  `.execute(tx);
}
