import type { Device, SessionOrigin } from '@quint/domain/survey/survey-proof.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface AccessLogRow {
  readonly id: string;
  readonly what: 'opened' | 'copied';
  readonly date: Date;
  readonly opened_by: SessionOrigin;
  readonly device: Device | null;
  readonly is_proved: boolean;
}

/** When the sheets of a talent were opened, and when links to them were copied, newest first. */
export async function listAccessLog(
  db: Reader,
  scope: OrganizationScope,
  { talentId, limit }: { talentId: string; limit: number },
): Promise<AccessLogRow[]> {
  const { organizationId } = scope;
  const sheets = sql`(select id from talents_results
    where organization_id = ${organizationId} and talent_id = ${talentId})`;
  const { rows } = await readSql<AccessLogRow>`
    select id, 'opened' as what, date_created as date, opened_by, device, proved_at is not null as is_proved
    from survey_sessions where organization_id = ${organizationId} and result_id in ${sheets}
    union all
    select id, 'copied', date_created, kind, null, false
    from survey_passes where organization_id = ${organizationId} and result_id in ${sheets} and user_created is not null
    order by date desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Ends a session of the person's survey, in any workspace; false when there is none. Requires the platform role. */
export async function endSurveySession(
  tx: Writer,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update survey_sessions s set expires_at = least(s.expires_at, now())
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where s.id = ${sessionId} and r.organization_id = s.organization_id and r.id = s.result_id and t.user_id = ${userId}
      and t.date_deleted is null and t.date_anonymized is null
    returning s.id
  `.execute(tx);
  return rows.length > 0;
}
