import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The websites that may embed the survey of a workspace; none for one that is deleted, frozen or unknown. */
export async function listFrameOrigins(db: Reader, scope: OrganizationScope): Promise<readonly string[]> {
  const { rows } = await readSql<{ survey_frame_origins: readonly string[] }>`
    select survey_frame_origins from organizations
    where id = ${scope.organizationId} and date_deleted is null and not is_freezed and not is_on_hold
  `.execute(db);
  return rows[0]?.survey_frame_origins ?? [];
}
