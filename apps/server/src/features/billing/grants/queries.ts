import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** Whether insights were granted under this key; the workspace is locked. */
export async function isGranted(tx: Writer, organizationId: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    select from insight_entries where organization_id = ${organizationId} and request_key = ${key}
  `.execute(tx);
  return rows.length > 0;
}

/** Whether a workspace exists and has not been deleted. Requires the platform role. */
export async function hasWorkspace(db: Reader, organizationId: string): Promise<boolean> {
  const { rows } = await readSql`
    select from organizations where id = ${organizationId} and date_deleted is null
  `.execute(db);
  return rows.length > 0;
}
