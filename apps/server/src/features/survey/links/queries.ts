import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { SURVEY_SESSION_DAYS } from '@quint/domain/base/limits.ts';
import type { Device, SessionOrigin } from '@quint/domain/survey/survey-proof.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RespondentSession } from '#http/access.ts';

export interface LinkedSheet {
  readonly result_id: string;
  readonly opened_by: SessionOrigin;
  /** The one-time pass; null for the mailed link. */
  readonly pass_id: string | null;
  /** Whether the pass is used, revoked or expired. */
  readonly is_spent: boolean;
  readonly has_answers: boolean;
  readonly status: InvitationStatus;
  /** Whether it ended because its role was filled. */
  readonly is_role_filled: boolean;
  readonly language: StoredLanguage;
  readonly link_expires_at: Date;
  readonly send_at: Date | null;
  readonly instrument_version: string;
  readonly workspace: string;
  /** Whether the link was revoked, or the person or the workspace deleted. */
  readonly is_dead: boolean;
  /** The period of its assessment, as timestamps for Berlin. */
  readonly assessment_starts_at: Date | null;
  readonly assessment_ends_at: Date | null;
}

/** The sheet of a mailed link or a pass. */
export async function findSheetByLink(
  db: Reader,
  scope: OrganizationScope,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<LinkedSheet | undefined> {
  const { organizationId } = scope;
  const { rows } = await readSql<LinkedSheet>`
    with link as (
      select result_id, 'mailed' as opened_by, null::uuid as pass_id, false as is_spent,
        date_revoked is not null as is_revoked
      from survey_links where organization_id = ${organizationId} and token_hash = ${tokenHash}
      union all
      select result_id, kind, id, date_used is not null or date_revoked is not null or expires_at <= ${now}, false
      from survey_passes where organization_id = ${organizationId} and token_hash = ${tokenHash}
    )
    select r.id as result_id, l.opened_by, l.pass_id, l.is_spent,
      exists (select from survey_answers s where s.organization_id = r.organization_id and s.result_id = r.id) as has_answers,
      r.status, r.ended_with_role is not null as is_role_filled, r.language, r.link_expires_at, r.send_at, r.instrument_version, o.name as workspace,
      l.is_revoked or t.date_deleted is not null or t.date_anonymized is not null
        or o.date_deleted is not null as is_dead,
      a.date_start::timestamp at time zone 'Europe/Berlin' as assessment_starts_at,
      (a.date_end + 1)::timestamp at time zone 'Europe/Berlin' as assessment_ends_at
    from link l
    join talents_results r on r.organization_id = ${organizationId} and r.id = l.result_id
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    left join assessments a on a.organization_id = r.organization_id and a.id = r.assessment_id
  `.execute(db);
  return rows[0];
}

/** Creates a session for a device and records the opening, in one statement. */
export async function insertSurveySession(
  tx: Writer,
  session: RespondentSession,
  { tokenHash, device, now }: { tokenHash: Buffer; device: Device | undefined; now: Date },
): Promise<void> {
  const { organizationId } = session.scope;
  await sql`
    with opened as (
      update talents_results set status = 'OPENED', date_last_action = ${now}
      where organization_id = ${organizationId} and id = ${session.resultId} and status in ('INVITED', 'SENT')
    )
    insert into survey_sessions (organization_id, id, result_id, token_hash, date_created, expires_at, opened_by,
      proved_at, device)
    values (${organizationId}, ${session.sessionId}, ${session.resultId}, ${tokenHash}, ${now},
      ${now}::timestamptz + make_interval(days => ${SURVEY_SESSION_DAYS}), ${session.openedBy},
      ${session.isProved ? now : null}, ${device ?? null})
  `.execute(tx);
}

/** Ends the unverified sessions of a sheet: without verification, one device at a time can answer. */
export async function endOtherUnproved(tx: Writer, session: RespondentSession, now: Date): Promise<void> {
  await sql`
    update survey_sessions set expires_at = ${now}
    where organization_id = ${session.scope.organizationId} and result_id = ${session.resultId} and proved_at is null
      and id <> ${session.sessionId} and expires_at > ${now}
  `.execute(tx);
}

export interface SheetToHandOver {
  readonly link_expires_at: Date;
}

/** The data for continuing a session's sheet on another device. */
export async function findHandover(
  db: Reader,
  session: RespondentSession,
): Promise<SheetToHandOver | undefined> {
  const { rows } = await readSql<SheetToHandOver>`
    select r.link_expires_at from talents_results r
    where r.organization_id = ${session.scope.organizationId} and r.id = ${session.resultId}
  `.execute(db);
  return rows[0];
}
