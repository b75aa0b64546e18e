import type { InvitationStatus } from '@quint/domain/base/invitation-status.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface OwnSheet {
  readonly result_id: string;
  readonly status: InvitationStatus;
  readonly instrument_version: string;
  readonly link_expires_at: Date;
  readonly is_submitted: boolean;
  readonly answered_count: number;
  /** The period of its assessment, as moments in Berlin. */
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** The newest sheet of the talent that is linked to an account. */
export async function findOwnSheet(
  db: Reader,
  { organizationId }: OrganizationScope,
  { userId, talentId }: { userId: string; talentId: string },
): Promise<OwnSheet | undefined> {
  const { rows } = await readSql<OwnSheet>`
    select r.id as result_id, r.status, r.instrument_version, r.link_expires_at,
      r.date_handed_in is not null as is_submitted,
      (select count(distinct s.item)::int from survey_answers s
        where s.organization_id = r.organization_id and s.result_id = r.id) as answered_count,
      a.date_start::timestamp at time zone 'Europe/Berlin' as starts_at,
      (a.date_end + 1)::timestamp at time zone 'Europe/Berlin' as ends_at
    from talents t
    join talents_results r on r.organization_id = t.organization_id and r.talent_id = t.id
    left join assessments a on a.organization_id = r.organization_id and a.id = r.assessment_id
    where t.organization_id = ${organizationId} and t.id = ${talentId} and t.user_id = ${userId}
      and t.date_deleted is null and t.date_anonymized is null
    order by r.date_created desc, r.id desc limit 1
  `.execute(db);
  return rows[0];
}
