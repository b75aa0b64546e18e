import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import { lockWorkspace } from '#database/workspace-lock.ts';

export interface TokenRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly ending: string;
  readonly scopes: readonly string[];
  readonly created_by: string | null;
  readonly responsible_id: string | null;
  readonly responsible_name: string | null;
  readonly ended_because: 'left' | null;
  readonly date_created: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly date_revoked: Date | null;
  readonly refusals: number;
}

/** Tokens, newest first: all of the workspace, those of one person, or one of them. */
export async function listTokens(
  db: Reader,
  { organizationId }: OrganizationScope,
  { userId, id }: { userId?: string | undefined; id?: string | undefined },
): Promise<TokenRow[]> {
  const { rows } = await readSql<TokenRow>`
    select t.id, t.user_id, t.name, t.ending, t.scopes, t.date_created, t.expires_at, t.last_used_at, t.date_revoked, t.refusals,
      t.created_by_name as created_by, t.responsible_id, t.responsible_name, t.ended_because
    from api_tokens t
    where t.organization_id = ${organizationId} and (${userId ?? null}::uuid is null or t.user_id = ${userId ?? null}::uuid)
      and (${id ?? null}::uuid is null or t.id = ${id ?? null}::uuid)
    order by t.date_revoked is not null, t.id desc
  `.execute(db);
  return rows;
}

/** Locks the tokens of the workspace against concurrent changes, and counts the active ones of an owner. */
export async function lockAndCount(
  db: Writer,
  { organizationId }: OrganizationScope,
  { userId, now }: { userId: string | null; now: Date },
): Promise<number> {
  await lockWorkspace(db, organizationId);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_tokens
    where organization_id = ${organizationId} and user_id is not distinct from ${userId}::uuid
      and date_revoked is null and (expires_at is null or expires_at > ${now})
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Locks the rows that entitle a person to a token until the transaction ends: the session, and the membership or the
 * platform role. A concurrent end of these waits, and then finds the token. Returns whether the person is still
 * entitled. Requires the platform role.
 */
export async function lockRight(
  db: Writer,
  { organizationId }: OrganizationScope,
  {
    userId,
    sessionId,
    kind,
  }: { userId: string; sessionId: string | undefined; kind: 'personal' | 'workspace' },
): Promise<boolean> {
  if (sessionId !== undefined) {
    const session = await sql`
      select id from session_families where id = ${sessionId} and user_id = ${userId} and ended_at is null for share
    `.execute(db);
    if (session.rows.length === 0) return false;
  }
  const member = await sql`
    select id from memberships where organization_id = ${organizationId} and user_id = ${userId} and status = 'active'
      and (user_role = 'ORG_ADMIN' or (${kind} = 'personal' and user_role = 'ORG_USER')) for share
  `.execute(db);
  if (member.rows.length > 0) return true;
  if (kind === 'personal') return false;
  const platform = await sql`select id from users where id = ${userId} and is_app_admin for share`.execute(
    db,
  );
  return platform.rows.length > 0;
}

/** Makes an administrator responsible for an active token of the workspace; false when there is none. */
export async function takeOverToken(
  db: Writer,
  { organizationId }: OrganizationScope,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update api_tokens set responsible_id = ${userId}, warned_days = null
    where organization_id = ${organizationId} and id = ${id} and user_id is null and date_revoked is null
      and (expires_at is null or expires_at > ${now})
    returning id
  `.execute(db);
  return rows.length > 0;
}

export interface NewTokenRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly token_hash: Buffer;
  readonly ending: string;
  readonly scopes: string[];
  readonly created_by: string;
  readonly date_created: Date;
  readonly expires_at: Date | null;
}

export async function insertToken(
  db: Writer,
  { organizationId }: OrganizationScope,
  row: NewTokenRow,
): Promise<void> {
  await db
    .insertInto('api_tokens')
    .values({ organization_id: organizationId, ...row })
    .execute();
}

/** Revokes a token, of one person if given; false when no active one exists. */
export async function revokeToken(
  db: Writer,
  { organizationId }: OrganizationScope,
  { id, userId, now }: { id: string; userId: string | undefined; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update api_tokens set date_revoked = ${now}
    where organization_id = ${organizationId} and id = ${id} and date_revoked is null
      and (${userId ?? null}::uuid is null or user_id = ${userId ?? null}::uuid)
    returning id
  `.execute(db);
  return rows.length > 0;
}
