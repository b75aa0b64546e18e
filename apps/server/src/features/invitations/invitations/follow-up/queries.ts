import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import { statusesBefore } from '@quint/domain/base/invitation-status.ts';
import { RESEND_AFTER_HOURS } from '@quint/domain/base/limits.ts';
import type { Flavour } from '@quint/domain/survey/survey-entrances.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface Invitation {
  readonly id: string;
  readonly talent_id: string;
  readonly status: InvitationStatus;
  readonly flavour: Flavour;
  readonly survey_path: string | null;
  readonly language: StoredLanguage;
  readonly email: string;
  readonly invitation_count: number;
  readonly date_last_invited: Date | null;
  readonly send_at: Date | null;
  readonly link_expires_at: Date;
  /** The active survey link; null when it was revoked. */
  readonly link_id: string | null;
}

/** An invitation whose talent is not deleted. */
export async function findInvitation(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<Invitation | undefined> {
  const { rows } = await readSql<Invitation>`
    select r.id, r.talent_id, r.status, r.flavour, r.survey_path, r.language, t.email, r.invitation_count, r.date_last_invited,
      r.send_at, r.link_expires_at,
      (select l.id from survey_links l
        where l.organization_id = r.organization_id and l.result_id = r.id and l.date_revoked is null
        order by l.id desc limit 1) as link_id
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

export interface SharingFacts {
  readonly talent_id: string;
  /** Whether the owner of the address is hidden from the workspace. */
  readonly is_masked: boolean;
  /** Whether the person has opened the mailed link. */
  readonly is_confirmed: boolean;
}

/** The values that decide whether an administrator may copy a link to an invitation. */
export async function findSharing(
  db: Writer,
  scope: OrganizationScope,
  { resultId, userId }: { resultId: string; userId: string },
): Promise<SharingFacts | undefined> {
  const { rows } = await sql<SharingFacts>`
    select t.id as talent_id, r.date_confirmed is not null as is_confirmed,
      not (t.is_directly_invited and not (o.hide_personal_data and o.hide_everybody))
        and t.user_id is distinct from ${userId}
        and (not t.is_insight_unlocked or o.hide_personal_data) as is_masked
    from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    join organizations o on o.id = r.organization_id
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId}
    for key share of r
  `.execute(db);
  return rows[0];
}

const OPEN: readonly InvitationStatus[] = statusesBefore('CANCELED');

/**
 * Counts one more mail of an open invitation and extends its link; a scheduled one that is sent now is no longer
 * scheduled. Does nothing when it was resent within the last day. Returns the count; undefined when nothing was
 * changed.
 */
export async function renewInvitation(
  db: Writer,
  scope: OrganizationScope,
  renewal: { resultId: string; now: Date; sendAt: Date | null; linkExpiresAt: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ invitation_count: number }>`
    update talents_results set
      invitation_count = invitation_count + 1,
      status = case when status = 'SCHEDULED' and ${renewal.sendAt}::timestamptz is null then 'INVITED' else status end,
      send_at = ${renewal.sendAt},
      date_last_invited = coalesce(${renewal.sendAt}::timestamptz, ${renewal.now}),
      date_last_action = ${renewal.now},
      link_expires_at = greatest(link_expires_at, ${renewal.linkExpiresAt}::timestamptz)
    where organization_id = ${scope.organizationId} and id = ${renewal.resultId} and status = any(${OPEN})
      and (invitation_count = 1
        or date_last_invited <= ${renewal.now}::timestamptz - make_interval(hours => ${RESEND_AFTER_HOURS}))
    returning invitation_count
  `.execute(db);
  return rows[0]?.invitation_count;
}

/** Withdraws an open invitation and revokes its link. Returns whether it was open. */
export async function cancelInvitation(
  db: Writer,
  scope: OrganizationScope,
  { resultId, now }: { resultId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with canceled as (
      update talents_results set withdrawn_from = status, status = 'CANCELED', date_last_action = ${now}
      where organization_id = ${scope.organizationId} and id = ${resultId} and status = any(${OPEN})
      returning organization_id, id
    ), revoked as (
      update survey_links l set date_revoked = ${now}
      from canceled c where l.organization_id = c.organization_id and l.result_id = c.id and l.date_revoked is null
    )
    select id from canceled
  `.execute(db);
  return rows.length > 0;
}

/** Undoes a withdrawal: restores the former status and the links that it revoked. Returns whether there was one. */
export async function reopenInvitation(
  db: Writer,
  scope: OrganizationScope,
  { resultId, now }: { resultId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with was as (
      select id, date_last_action from talents_results
      where organization_id = ${scope.organizationId} and id = ${resultId}
        and status = 'CANCELED' and withdrawn_from is not null
      for update
    ), reopened as (
      update talents_results r set status = withdrawn_from, withdrawn_from = null, ended_with_role = null,
        date_last_action = ${now}
      from was w where r.organization_id = ${scope.organizationId} and r.id = w.id
    ), links as (
      update survey_links l set date_revoked = null
      from was w
      where l.organization_id = ${scope.organizationId} and l.result_id = w.id and l.date_revoked = w.date_last_action
    )
    select id from was
  `.execute(db);
  return rows.length > 0;
}
