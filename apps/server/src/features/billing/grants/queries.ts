import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** Whether a workspace exists and has not been deleted. Requires the platform role. */
export async function hasWorkspace(db: Reader, organizationId: string): Promise<boolean> {
  const { rows } = await readSql`
    select from organizations where id = ${organizationId} and date_deleted is null
  `.execute(db);
  return rows.length > 0;
}
