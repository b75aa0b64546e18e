import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

// All of these require the platform role: a domain belongs to one workspace of all.

export interface DomainRow {
  readonly organization_id: string;
  readonly id: string;
  readonly domain: string;
  readonly token: string;
  readonly date_proved: Date | null;
  readonly proved_by: 'dns' | 'platform' | null;
}

const COLUMNS = sql.raw('organization_id, id, domain, token, date_proved, proved_by');

export async function listDomains(db: Reader, scope: OrganizationScope): Promise<DomainRow[]> {
  const { rows } = await readSql<DomainRow>`
    select ${COLUMNS} from sso_domains where organization_id = ${scope.organizationId} order by domain
  `.execute(db);
  return rows;
}

/** A claim in any workspace. */
export async function findDomain(db: Reader, id: string): Promise<DomainRow | undefined> {
  const { rows } = await readSql<DomainRow>`select ${COLUMNS} from sso_domains where id = ${id}`.execute(db);
  return rows[0];
}

/** Claims a domain, once in a workspace: a second claim keeps the first token. */
export async function insertDomain(
  db: Writer,
  scope: OrganizationScope,
  { domain, token }: { domain: string; token: string },
): Promise<void> {
  await sql`
    insert into sso_domains (organization_id, id, domain, token)
    values (${scope.organizationId}, ${newId()}, ${domain}, ${token}) on conflict (organization_id, domain) do nothing
  `.execute(db);
}

/** Whether a workspace has proved the domain. */
export async function isProved(db: Reader, domain: string): Promise<boolean> {
  const { rows } = await readSql`
    select from sso_domains where domain = ${domain} and date_proved is not null
  `.execute(db);
  return rows.length > 0;
}

/** Marks a domain as proved. The database refuses a second owner (`sso_domains__proved_once`). */
export async function verifyDomain(
  db: Writer,
  scope: OrganizationScope,
  { id, by }: { id: string; by: 'dns' | 'platform' },
): Promise<void> {
  await sql`
    update sso_domains set date_proved = now(), proved_by = ${by}
    where organization_id = ${scope.organizationId} and id = ${id} and date_proved is null
  `.execute(db);
}

export async function removeDomain(db: Writer, scope: OrganizationScope, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from sso_domains where organization_id = ${scope.organizationId} and id = ${id} returning id
  `.execute(db);
  return rows.length > 0;
}
