import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { statusesBefore } from '@quint/domain/base/invitation-status.ts';
import type { Entrance, Flavour } from '@quint/domain/survey/survey-entrances.ts';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface Addressee {
  readonly id: string;
  readonly email: string;
  readonly language: StoredLanguage;
}

/** The given talents with their addresses, locked until the transaction ends. */
export async function lockAddresses(
  db: Writer,
  scope: Pick<OrganizationScope, 'organizationId'>,
  keys: readonly string[],
): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select id, email, language from talents
    where organization_id = ${scope.organizationId} and id = any(${keys}::uuid[]) order by id for no key update
  `.execute(db);
  return rows;
}

/** Revokes everything that opens a sheet of a talent: its links, passes and codes, and the sessions of every device. */
export async function revokeAccess(
  db: Writer,
  scope: OrganizationScope,
  { talentId, now }: { talentId: string; now: Date },
): Promise<void> {
  const sheets = sql`(select id from talents_results
    where organization_id = ${scope.organizationId} and talent_id = ${talentId})`;
  await sql`
    update survey_links set date_revoked = ${now}
    where organization_id = ${scope.organizationId} and result_id in ${sheets} and date_revoked is null
  `.execute(db);
  await sql`
    update survey_passes set date_revoked = ${now}
    where organization_id = ${scope.organizationId} and result_id in ${sheets}
      and date_used is null and date_revoked is null
  `.execute(db);
  await sql`
    delete from survey_codes where organization_id = ${scope.organizationId} and result_id in ${sheets}
  `.execute(db);
  await sql`
    update survey_sessions set expires_at = ${now}
    where organization_id = ${scope.organizationId} and result_id in ${sheets} and expires_at > ${now}
  `.execute(db);
}

/** The terms of an invitation. */
export interface CalledOff {
  readonly invite_type: 'team' | 'recruiting';
  readonly flavour: Flavour;
  readonly entrance: Entrance | null;
  readonly language: StoredLanguage;
  readonly survey_path: string | null;
  readonly mail_subject: string | null;
  readonly mail_message: string | null;
  readonly send_at: Date | null;
  readonly link_expires_at: Date;
  readonly assessment_id: string | null;
  readonly invited_for: readonly string[];
  /** Null for a retake, which has no invitation of its own. */
  readonly date_last_invited: Date | null;
}

/** Withdraws the open sheets of a talent. Returns the terms of their invitations, oldest first. */
export async function cancelSheets(
  db: Writer,
  scope: OrganizationScope,
  { talentId, now }: { talentId: string; now: Date },
): Promise<CalledOff[]> {
  const { rows } = await sql<CalledOff>`
    with canceled as (
      update talents_results set status = 'CANCELED', date_last_action = ${now}
      where organization_id = ${scope.organizationId} and talent_id = ${talentId}
        and status = any(${statusesBefore('CANCELED')})
      returning *
    )
    select invite_type, flavour, entrance, language, survey_path, mail_subject, mail_message, send_at, link_expires_at,
      assessment_id, invited_for, date_last_invited
    from canceled order by date_created, id
  `.execute(db);
  return rows;
}
