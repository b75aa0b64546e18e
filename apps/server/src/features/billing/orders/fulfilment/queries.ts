import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';

/** Whether the premium report of a talent is unlocked; undefined for a deleted talent. Locks the row. */
export async function lockReport(
  tx: Writer,
  { organizationId, talentId }: { readonly organizationId: string; readonly talentId: string },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ is_big_five_report_unlocked: boolean }>`
    select is_big_five_report_unlocked from talents
    where organization_id = ${organizationId} and id = ${talentId} and date_deleted is null and date_anonymized is null
    for no key update
  `.execute(tx);
  return rows[0]?.is_big_five_report_unlocked;
}
