import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import type { Entrance, Flavour, InviteType } from '@quint/domain/survey/survey-entrances.ts';
import type { QualityVerdict } from '@quint/psychometrics/types.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** A finished sheet whose person may be invited to retake the survey. */
export interface FinishedSheet {
  readonly talent_id: string;
  readonly email: string;
  readonly invite_type: InviteType;
  readonly entrance: Entrance | null;
  readonly flavour: Flavour;
  readonly survey_path: string | null;
  readonly language: StoredLanguage;
  /** The roles the person was invited for. */
  readonly invited_for: readonly string[];
  /** Null while the result is on hold for administrators. */
  readonly quality: QualityVerdict | null;
}

/** A finished sheet whose talent is not deleted. */
export async function findFinishedSheet(
  db: Reader,
  { organizationId }: OrganizationScope,
  resultId: string,
): Promise<FinishedSheet | undefined> {
  const { rows } = await readSql<FinishedSheet>`
    select r.talent_id, t.email, r.invite_type, r.entrance, r.flavour, r.survey_path, r.language, r.invited_for,
      case when r.held_until is null then r.quality end as quality
    from talents_results r join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${organizationId} and r.id = ${resultId} and r.status = 'FINISHED'
      and t.date_deleted is null and t.date_anonymized is null
  `.execute(db);
  return rows[0];
}

/** Deletes a new sheet that was not opened, with its link. */
export async function deleteUnopenedSheet(
  db: Writer,
  { organizationId }: OrganizationScope,
  resultId: string,
): Promise<void> {
  await sql`
    delete from talents_results where organization_id = ${organizationId} and id = ${resultId}
      and status in ('SCHEDULED', 'INVITED') and date_started is null
  `.execute(db);
}
