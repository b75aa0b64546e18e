import type { RetentionBody } from '@quint/contract/privacy/retention.ts';
import { USUAL_MONTHS } from '@quint/domain/privacy/retention.ts';
import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** The retention periods of a workspace. */
export async function findSettings(
  db: Reader,
  { organizationId }: OrganizationScope,
): Promise<RetentionBody> {
  const { rows } = await readSql<RetentionBody>`
    select rejected_months as rejected, applicants_months as applicants, employees_months as employees, reason
    from retention_settings where organization_id = ${organizationId}
  `.execute(db);
  return rows[0] ?? { ...USUAL_MONTHS, reason: null };
}

export async function saveSettings(
  db: Writer,
  { organizationId }: OrganizationScope,
  { body, userId }: { body: RetentionBody; userId: string },
): Promise<void> {
  const { rejected, applicants, employees, reason } = body;
  await sql`
    insert into retention_settings (organization_id, rejected_months, applicants_months, employees_months, reason, user_updated)
    values (${organizationId}, ${rejected}, ${applicants}, ${employees}, ${reason}, ${userId})
    on conflict (organization_id) do update set rejected_months = excluded.rejected_months,
      applicants_months = excluded.applicants_months, employees_months = excluded.employees_months,
      reason = excluded.reason, user_updated = excluded.user_updated, date_updated = now()
  `.execute(db);
}
