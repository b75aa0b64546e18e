import type { ApiScope } from '@quint/domain/workspace/api-scopes.ts';
import { includedScopes } from '@quint/domain/workspace/api-scopes.ts';
import type { Actor, Pack } from '@quint/domain/workspace/actor.ts';
import { sql } from 'kysely';
import type { AccessVersion } from '#database/access.ts';
import { recordAudit } from '#database/audit.ts';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import { featureNames, loadMember } from '#features/workspace/auth/actors/queries.ts';
import type { VersionedActor } from '#http/actor-cache.ts';

// All of this requires the platform role: the workspace of a token is known only once it is found.

interface TokenRow {
  readonly id: string;
  readonly organization_id: string;
  readonly user_id: string | null;
  readonly responsible_id: string | null;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expires_at: Date | null;
  readonly is_revoked: boolean;
  readonly version: string;
}

/** A token with its actor, which is undefined when its person or workspace no longer exists. */
export interface KnownToken {
  readonly id: string;
  readonly organizationId: string;
  readonly expiresAt: Date | null;
  readonly isRevoked: boolean;
  readonly versionedActor: VersionedActor | undefined;
}

function withToken(
  { actor, accessVersion, factorGap }: Omit<VersionedActor, 'isSignedIn'>,
  row: TokenRow,
): VersionedActor {
  const scopes: ReadonlySet<ApiScope> = includedScopes(row.scopes);
  const token = { id: row.id, name: row.name, scopes, isOfWorkspace: row.user_id === null };
  const version: AccessVersion = {
    subjects: [...accessVersion.subjects, row.id],
    total: accessVersion.total + Number(row.version),
  };
  return { actor: { ...actor, token }, accessVersion: version, isSignedIn: true, factorGap };
}

interface WorkspaceRow {
  readonly id: string;
  readonly pack: Pack;
  readonly is_freezed: boolean;
  readonly hide_personal_data: boolean;
  readonly hide_everybody: boolean;
  readonly features: Readonly<Record<string, boolean>>;
  readonly version: string;
}

/** The workspace itself as an actor with administrator rights, as long as the responsible user is an administrator. */
async function loadWorkspace(
  db: Reader,
  row: TokenRow,
): Promise<Pick<VersionedActor, 'actor' | 'accessVersion'> | undefined> {
  const { rows } = await readSql<WorkspaceRow>`
    select o.id, o.pack, o.is_freezed, o.hide_personal_data, o.hide_everybody,
      coalesce((select jsonb_object_agg(f.feature, f.enabled) from organization_features f where f.organization_id = o.id), '{}'::jsonb) as features,
      (select coalesce(sum(v.version), 0) from access_versions v where v.subject in (o.id, u.id)) as version
    from organizations o join users u on u.id = ${row.responsible_id}::uuid
    where o.id = ${row.organization_id} and o.date_deleted is null and (u.is_app_admin or exists (
      select from memberships m where m.organization_id = o.id and m.user_id = u.id and m.user_role = 'ORG_ADMIN' and m.status = 'active'))
  `.execute(db);
  const [workspace] = rows;
  if (workspace === undefined || row.responsible_id === null) return undefined;
  const actor: Actor = {
    userId: row.id,
    userRole: 'ORG_ADMIN',
    organizationId: workspace.id,
    talentId: undefined,
    pack: workspace.pack,
    features: featureNames(workspace.features),
    isFrozen: workspace.is_freezed,
    hidesPersonalData: workspace.hide_personal_data,
    hidesEverybody: workspace.hide_personal_data && workspace.hide_everybody,
  };
  return {
    actor,
    accessVersion: { subjects: [workspace.id, row.responsible_id], total: Number(workspace.version) },
  };
}

/** The token stored under a hash. */
export async function findToken(db: Reader, tokenHash: Buffer): Promise<KnownToken | undefined> {
  const { rows } = await readSql<TokenRow>`
    select t.id, t.organization_id, t.user_id, t.responsible_id, t.name, t.scopes, t.expires_at, t.date_revoked is not null as is_revoked,
      (select coalesce(sum(v.version), 0) from access_versions v where v.subject = t.id) as version
    from api_tokens t where t.token_hash = ${tokenHash}
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const versionedActor =
    row.user_id === null
      ? await loadWorkspace(db, row)
      : await loadMember(db, { userId: row.user_id, organizationId: row.organization_id });
  return {
    id: row.id,
    organizationId: row.organization_id,
    expiresAt: row.expires_at,
    isRevoked: row.is_revoked,
    versionedActor: versionedActor === undefined ? undefined : withToken(versionedActor, row),
  };
}

type NamedToken = Pick<KnownToken, 'id' | 'organizationId'>;

/** Records the use of a token; the first one is audited, with its network. */
export async function recordTokenUse(
  tx: Writer,
  { id, organizationId }: NamedToken,
  { actor, now, network }: { actor: Actor; now: Date; network: string },
): Promise<void> {
  const { rows } = await sql<{ isFirst: boolean }>`
    update api_tokens t set last_used_at = ${now}
    from (select organization_id, id, last_used_at from api_tokens
      where organization_id = ${organizationId} and id = ${id} for no key update) before
    where t.organization_id = before.organization_id and t.id = before.id
    returning before.last_used_at is null as "isFirst"
  `.execute(tx);
  if (rows[0]?.isFirst !== true) return;
  await recordAudit(tx, {
    scope: { organizationId },
    actor,
    action: 'api_tokens.first_use',
    items: [id],
    details: { network },
  });
}

/** Counts a refused request. */
export async function countRefusal(tx: Writer, { id, organizationId }: NamedToken): Promise<void> {
  await sql`update api_tokens set refusals = refusals + 1 where organization_id = ${organizationId} and id = ${id}`.execute(
    tx,
  );
}
