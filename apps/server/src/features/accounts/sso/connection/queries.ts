import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { revokePersonalTokens } from '#features/workspace/auth/sessions/queries.ts';

// All of these require the platform role, because accounts belong to no workspace. The scope names the workspace.

export interface ConnectionRow {
  readonly organization_id: string;
  readonly id: string;
  readonly issuer: string;
  readonly client_id: string;
  readonly client_secret: Buffer;
  readonly makes_accounts: boolean;
  readonly account_role: 'ORG_USER' | 'ORG_ADMIN';
  readonly takes_unmarked: boolean;
  readonly asks_second_factor: boolean;
  readonly is_enforced: boolean;
  readonly emergency_member: string | null;
  readonly date_tested: Date | null;
  readonly tested_by: string | null;
}

const COLUMNS = sql.raw(
  `c.organization_id, c.id, c.issuer, c.client_id, c.client_secret, c.makes_accounts, c.account_role, c.takes_unmarked,
  c.asks_second_factor, c.is_enforced, c.emergency_member, c.date_tested, c.tested_by`,
);

export async function findConnection(
  db: Reader,
  scope: OrganizationScope,
): Promise<ConnectionRow | undefined> {
  const { rows } = await readSql<ConnectionRow>`
    select ${COLUMNS} from sso_connections c where c.organization_id = ${scope.organizationId}
  `.execute(db);
  return rows[0];
}

/** The connection that members with a verified domain use, once it was tested. */
export async function findConnectionOfDomain(db: Reader, domain: string): Promise<ConnectionRow | undefined> {
  const { rows } = await readSql<ConnectionRow>`
    select ${COLUMNS} from sso_domains d
    join sso_connections c on c.organization_id = d.organization_id and c.date_tested is not null
    join organizations o on o.id = d.organization_id and o.date_deleted is null and not o.is_on_hold
    where d.domain = ${domain} and d.date_proved is not null
  `.execute(db);
  return rows[0];
}

/** Locks the connection until the transaction ends. */
export async function lockConnection(
  db: Writer,
  scope: OrganizationScope,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<ConnectionRow>`
    select ${COLUMNS} from sso_connections c where c.organization_id = ${scope.organizationId} for update
  `.execute(db);
  return rows[0];
}

export interface ConnectionChange {
  readonly issuer: string;
  readonly clientId: string;
  readonly sealedSecret: Buffer;
  readonly userId: string;
}

/** Stores a connection. A new issuer or client must be tested again and is not enforced before. */
export async function saveConnection(
  db: Writer,
  scope: OrganizationScope,
  { issuer, clientId, sealedSecret, userId }: ConnectionChange,
): Promise<void> {
  await sql`
    insert into sso_connections as c (organization_id, id, issuer, client_id, client_secret, user_updated)
    values (${scope.organizationId}, ${newId()}, ${issuer}, ${clientId}, ${sealedSecret}, ${userId})
    on conflict (organization_id) do update set client_secret = excluded.client_secret, date_updated = now(),
      user_updated = excluded.user_updated, issuer = excluded.issuer, client_id = excluded.client_id,
      date_tested = case when (c.issuer, c.client_id) = (excluded.issuer, excluded.client_id) then c.date_tested end,
      tested_by = case when (c.issuer, c.client_id) = (excluded.issuer, excluded.client_id) then c.tested_by end,
      is_enforced = c.is_enforced and (c.issuer, c.client_id) = (excluded.issuer, excluded.client_id)
  `.execute(db);
}

/** Deletes the links between provider users and members: another provider or client may use other identifiers. */
export async function removeIdentities(db: Writer, scope: OrganizationScope): Promise<void> {
  await sql`delete from sso_identities where organization_id = ${scope.organizationId}`.execute(db);
}

export type ConnectionRules = Pick<
  ConnectionRow,
  | 'makes_accounts'
  | 'account_role'
  | 'takes_unmarked'
  | 'asks_second_factor'
  | 'is_enforced'
  | 'emergency_member'
>;

export async function saveRules(
  db: Writer,
  scope: OrganizationScope,
  { rules, userId }: { rules: ConnectionRules; userId: string },
): Promise<void> {
  await db
    .updateTable('sso_connections')
    .set({ ...rules, user_updated: userId, date_updated: sql`now()` })
    .where('organization_id', '=', scope.organizationId)
    .execute();
}

export async function removeConnection(db: Writer, scope: OrganizationScope): Promise<boolean> {
  const { rows } = await sql`
    delete from sso_connections where organization_id = ${scope.organizationId} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Records a successful test, unless the connection has changed meanwhile. */
export async function recordTest(
  db: Writer,
  scope: OrganizationScope,
  testedConnection: { id: string; clientId: string; issuer: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    update sso_connections set date_tested = now(), tested_by = ${testedConnection.userId}
    where organization_id = ${scope.organizationId} and id = ${testedConnection.id} and client_id = ${testedConnection.clientId}
      and issuer = ${testedConnection.issuer} returning id
  `.execute(db);
  return rows.length > 0;
}

export interface AdministratorRow {
  readonly member: string;
  readonly name: string;
  readonly email: string;
  readonly has_codes: boolean;
}

/** The active administrators of the workspace. */
export async function listAdministrators(db: Reader, scope: OrganizationScope): Promise<AdministratorRow[]> {
  const { rows } = await readSql<AdministratorRow>`
    select m.id as member, n.name, u.email,
      exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null) as has_codes
    from memberships m join users u on u.id = m.user_id
    cross join lateral (
      select coalesce(nullif(btrim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name
    ) n
    where m.organization_id = ${scope.organizationId} and m.status = 'active' and m.user_role = 'ORG_ADMIN'
    order by n.name collate "und-x-icu", m.id
  `.execute(db);
  return rows;
}

/** The name of a workspace; undefined when it was deleted. */
export async function findWorkspaceName(db: Reader, organizationId: string): Promise<string | undefined> {
  const { rows } = await readSql<{ name: string }>`
    select name from organizations where id = ${organizationId} and date_deleted is null
  `.execute(db);
  return rows[0]?.name;
}

export async function listProvedDomains(db: Reader, scope: OrganizationScope): Promise<string[]> {
  const { rows } = await readSql<{ domain: string }>`
    select domain from sso_domains where organization_id = ${scope.organizationId} and date_proved is not null
  `.execute(db);
  return rows.map(({ domain }) => domain);
}

/** The addresses of members who must sign in through the company, once that is enforced for their domain. */
export async function listBoundMembers(
  db: Reader,
  scope: OrganizationScope,
): Promise<{ user_id: string; email: string }[]> {
  const { rows } = await readSql<{ user_id: string; email: string }>`
    select m.user_id, u.email from memberships m join users u on u.id = m.user_id and not u.is_app_admin
    left join sso_connections c on c.organization_id = m.organization_id and c.emergency_member = m.id
    where m.organization_id = ${scope.organizationId} and m.status = 'active' and c.id is null
  `.execute(db);
  return rows;
}

/** Ends sessions that were not started through the company, except one, and deletes the personal API tokens. */
export async function endOtherSignIns(
  db: Writer,
  input: { userIds: readonly string[]; stays: string | null },
): Promise<void> {
  await sql`
    update session_families set ended_at = now(), ended_because = 'company'
    where user_id = any (${input.userIds}::uuid[]) and ended_at is null and method <> 'company' and id is distinct from ${input.stays}::uuid
  `.execute(db);
  await revokePersonalTokens(db, input.userIds, 'company');
}
