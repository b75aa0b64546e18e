import type { Device, Opening } from '@quint/domain/survey-proof.ts';
import { sql } from 'kysely';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

export interface OpeningRow {
  readonly id: string;
  readonly what: 'opened' | 'copied';
  readonly date: Date;
  readonly opened_by: Opening;
  readonly device: Device | null;
  readonly is_proved: boolean;
}

/** When the sheets of a talent were opened, and when links to them were copied, newest first. */
export async function listOpenings(
  db: Reader,
  scope: OrganizationScope,
  { talentId, limit }: { talentId: string; limit: number },
): Promise<OpeningRow[]> {
  const { organizationId } = scope;
  const sheets = sql`(select id from talents_results
    where organization_id = ${organizationId} and talent_id = ${talentId})`;
  const { rows } = await readSql<OpeningRow>`
    select id, 'opened' as what, date_created as date, opened_by, device, proved_at is not null as is_proved
    from survey_sessions where organization_id = ${organizationId} and result_id in ${sheets}
    union all
    select id, 'copied', date_created, kind, null, false
    from survey_passes where organization_id = ${organizationId} and result_id in ${sheets} and user_created is not null
    order by date desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}
