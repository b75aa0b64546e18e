import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

/** Every workspace with a finished result. */
export async function listOrganizations(db: Reader): Promise<string[]> {
  const { rows } = await readSql<{ id: string }>`
    select id from organizations o
    where exists (select from talents_results r where r.organization_id = o.id and r.status = 'FINISHED') order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export interface RescorePayload {
  readonly organizationId: string;
  /** Continues after this result id. */
  readonly after?: string;
}
