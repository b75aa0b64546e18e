import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';

// All of these require the platform role.

export interface TokenNotice {
  readonly workspace: string;
  readonly name: string;
  readonly created_by_name: string | null;
  readonly responsible_name: string | null;
  readonly created_by: string | null;
  readonly responsible_id: string | null;
}

/** The data of a mail about a workspace token; undefined when the token or workspace does not exist. */
export async function findTokenNotice(
  db: Reader,
  { organizationId, tokenId }: { organizationId: string; tokenId: string },
): Promise<TokenNotice | undefined> {
  const { rows } = await readSql<TokenNotice>`
    select o.name as workspace, t.name, t.created_by_name, t.responsible_name, t.created_by, t.responsible_id
    from api_tokens t join organizations o on o.id = t.organization_id and o.date_deleted is null
    where t.organization_id = ${organizationId} and t.id = ${tokenId}
  `.execute(db);
  return rows[0];
}

/** Claims tokens that ended with their administrator and that nobody was notified of. */
export async function takeEndedTokens(
  db: Writer,
  now: Date,
): Promise<{ id: string; organization_id: string }[]> {
  const { rows } = await sql<{ id: string; organization_id: string }>`
    update api_tokens set date_told = ${now} where ended_because is not null and date_told is null
    returning id, organization_id
  `.execute(db);
  return rows;
}
