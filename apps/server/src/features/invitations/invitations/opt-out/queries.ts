import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The address that the reminders of a sheet are sent to. */
export async function findAddressOf(
  db: Reader,
  scope: OrganizationScope,
  resultId: string,
): Promise<string | undefined> {
  const { rows } = await readSql<{ email: string }>`
    select t.email from talents_results r
    join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
    where r.organization_id = ${scope.organizationId} and r.id = ${resultId} and t.date_anonymized is null
  `.execute(db);
  return rows[0]?.email;
}
