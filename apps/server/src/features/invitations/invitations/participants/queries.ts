import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { TALENT_LANGUAGE } from '#mail/account-language.ts';

export interface AssessmentTerms {
  readonly purpose: 'team_evaluation' | 'recruiting';
  /** The start of the first day in Berlin. */
  readonly starts_at: Date;
  /** The morning of the first day, when invitations of a later assessment are sent. */
  readonly send_at: Date;
  /** The end of the last day. */
  readonly ends_at: Date;
}

/** The period of an assessment, locked against concurrent invitations of its participants. */
export async function lockAssessment(
  db: Writer,
  scope: OrganizationScope,
  assessmentId: string,
): Promise<AssessmentTerms | undefined> {
  const { rows } = await sql<AssessmentTerms>`
    select purpose, date_start::timestamp at time zone 'Europe/Berlin' as starts_at,
      (date_start + time '08:00') at time zone 'Europe/Berlin' as send_at,
      (date_end + 1)::timestamp at time zone 'Europe/Berlin' as ends_at
    from assessments where organization_id = ${scope.organizationId} and id = ${assessmentId} and date_deleted is null
    for no key update
  `.execute(db);
  return rows[0];
}

export interface ParticipantToInvite {
  readonly talent_id: string;
  readonly email: string;
  readonly language: StoredLanguage;
}

/** Participants without an invitation in the assessment; removed ones are left out. */
export async function listUninvited(
  db: Reader,
  scope: OrganizationScope,
  assessmentId: string,
): Promise<ParticipantToInvite[]> {
  const { rows } = await readSql<ParticipantToInvite>`
    select t.id as talent_id, t.email, ${TALENT_LANGUAGE} as language
    from assessment_participants p
    join talents t on t.organization_id = p.organization_id and t.id = p.talent_id
    where p.organization_id = ${scope.organizationId} and p.assessment_id = ${assessmentId} and p.canceled_at is null
      and t.date_deleted is null and t.date_anonymized is null
      and not exists (
        select from talents_results r where r.organization_id = p.organization_id and r.talent_id = p.talent_id
          and r.assessment_id = p.assessment_id and r.status <> 'CANCELED')
    order by p.date_created, p.id
  `.execute(db);
  return rows;
}
