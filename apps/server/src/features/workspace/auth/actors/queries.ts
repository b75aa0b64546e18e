import type { Actor, MemberRole, Pack, UserRole } from '@quint/domain/workspace/actor.ts';
import type { ListSettings } from '@quint/contract/workspace/list-settings.ts';
import { resolveFeatures } from '@quint/domain/workspace/features.ts';
import type { HiddenPeople } from '@quint/domain/base/masking.ts';
import type { Gender } from '@quint/domain/people/talents.ts';
import type { StoredLanguage } from '@quint/contract/base/ids.ts';
import { sql } from 'kysely';
import type { AccessVersion } from '#database/access.ts';
import type { Reader } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { FactorGap, VersionedActor } from '#http/actor-cache.ts';

interface OrganizationOfUser {
  readonly user_role: UserRole;
  readonly organization: {
    readonly id: string;
    readonly name: string;
    readonly is_freezed: boolean;
    readonly date_deleted: string | null;
  };
}

interface CurrentUserRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly platform_language: StoredLanguage | null;
  readonly is_first_visit: boolean;
  readonly avatar: string | null;
  readonly is_app_admin: boolean;
  readonly has_letter_keys: boolean;
  readonly wants_digest: boolean;
  readonly hides_people: HiddenPeople;
  readonly list_settings: ListSettings | null;
  readonly user_role: MemberRole | null;
  readonly active: {
    readonly id: string;
    readonly name: string;
    readonly language: StoredLanguage;
    readonly is_freezed: boolean;
    readonly hide_personal_data: boolean;
    readonly hide_everybody: boolean;
    readonly pack: Pack;
    readonly talent_insights_budget: number;
    readonly features: Readonly<Record<string, boolean>>;
  } | null;
  readonly talent: {
    readonly id: string;
    readonly organization_id: string;
    readonly status: string;
    readonly gender: Gender | null;
  } | null;
  readonly organizations: readonly OrganizationOfUser[];
  readonly accessVersion: AccessVersion;
  readonly factor_gap: FactorGap | null;
  /** Whether the given session is active, or none was given. */
  readonly is_signed_in: boolean;
}

/**
 * Whether an administrator of the platform, or of a workspace that requires it, lacks a second factor: one-time codes,
 * which every sign-in with a password asks for, or a passkey that was used for signing in or has just been added; in a
 * workspace, signing in through the company counts, too.
 */
function factorGapIn(sessionId: string | undefined) {
  const session = sql`select from session_families f where f.id = ${sessionId ?? null}::uuid and f.user_id = u.id`;
  return sql`case when (u.is_app_admin or (m.user_role = 'ORG_ADMIN' and o.requires_second_factor))
      and not exists (select from two_factor_secrets s where s.user_id = u.id and s.date_enabled is not null)
      and (u.is_app_admin or not exists (${session} and f.method = 'company'))
    then case
      when not exists (select from passkeys p where p.user_id = u.id) then 'missing'
      when exists (${session} and f.method <> 'passkey' and not exists (
        select from passkeys p where p.user_id = u.id and p.date_created >= f.date_created)) then 'passkey_needed'
    end
  end`;
}

/**
 * The account with its workspaces, read in one statement. The active workspace counts only while the user is a member
 * (platform administrators may be in any); `boundTo` overrides it. Requires the platform role.
 */
export async function findCurrentUser(
  db: Reader,
  userId: string,
  sessionId: string | undefined,
  boundTo?: string,
): Promise<CurrentUserRow | undefined> {
  const { rows } = await readSql<CurrentUserRow>`
    select ${sessionId ?? null}::uuid is null or exists (
        select from session_families f where f.id = ${sessionId ?? null}::uuid and f.user_id = u.id and f.ended_at is null
      ) as is_signed_in, u.id, u.email, u.first_name, u.last_name, u.platform_language, u.is_first_visit, u.avatar, u.is_app_admin,
      u.has_letter_keys, u.wants_digest, u.hides_people, u.list_settings,
      m.user_role,
      ${factorGapIn(sessionId)} as factor_gap,
      case when o.id is not null then jsonb_build_object(
        'id', o.id, 'name', o.name, 'language', o.language, 'is_freezed', o.is_freezed, 'pack', o.pack, 'hide_personal_data', o.hide_personal_data,
        'hide_everybody', o.hide_everybody,
        'talent_insights_budget', o.talent_insights_budget,
        'features', coalesce((select jsonb_object_agg(f.feature, f.enabled) from organization_features f where f.organization_id = o.id), '{}'::jsonb)
      ) end as active,
      (select jsonb_build_object('id', t.id, 'organization_id', t.organization_id, 'status', t.status, 'gender', t.gender)
        from talents t where t.user_id = u.id and t.organization_id = o.id and t.date_deleted is null and t.date_anonymized is null
          and m.user_role is distinct from 'WORKS_COUNCIL'
        order by t.date_created limit 1) as talent,
      coalesce((
        select jsonb_agg(jsonb_build_object('user_role', om.user_role, 'organization', jsonb_build_object(
          'id', oo.id, 'name', oo.name, 'is_freezed', oo.is_freezed, 'date_deleted', oo.date_deleted)) order by oo.name collate "und-x-icu")
        from memberships om join organizations oo on oo.id = om.organization_id
        where om.user_id = u.id and om.status = 'active'
      ), '[]'::jsonb) as organizations,
      (select jsonb_build_object('subjects', s.subjects,
          'total', (select coalesce(sum(v.version), 0) from access_versions v where v.subject = any (s.subjects)))
        from (select array(select u.id union select u.active_organization_id where u.active_organization_id is not null
          union select sm.organization_id from memberships sm where sm.user_id = u.id order by 1) as subjects) s) as "accessVersion"
    from users u
    left join lateral (
      select am.organization_id, am.user_role from memberships am join organizations ao on ao.id = am.organization_id
      where am.user_id = u.id and am.status = 'active' and ao.date_deleted is null
      order by am.organization_id = coalesce(${boundTo ?? null}::uuid, u.active_organization_id) desc nulls last, am.date_created limit 1
    ) own on true
    left join organizations o on o.date_deleted is null
      and o.id = case when u.is_app_admin and ${boundTo ?? null}::uuid is null then coalesce(u.active_organization_id, own.organization_id) else own.organization_id end
    left join memberships m on m.organization_id = o.id and m.user_id = u.id and m.status = 'active'
    where u.id = ${userId}
  `.execute(db);
  return rows[0];
}

/** The user role in the active workspace. */
export function userRoleOf(row: Pick<CurrentUserRow, 'is_app_admin' | 'user_role'>): UserRole {
  if (row.is_app_admin) return 'APP_ADMIN';
  return row.user_role ?? 'ORG_USER';
}

/** Names of the enabled features. */
export function featureNames(switches: Readonly<Record<string, boolean>>): ReadonlySet<string> {
  const features = Object.entries(resolveFeatures(switches));
  return new Set(features.filter(([, on]) => on).map(([name]) => name));
}

function actorOf(row: CurrentUserRow, userRole: UserRole): Actor {
  return {
    userId: row.id,
    userRole,
    organizationId: row.active?.id,
    talentId: row.talent?.id,
    pack: row.active?.pack ?? 'basic',
    features: featureNames(row.active?.features ?? {}),
    isFrozen: row.active?.is_freezed ?? false,
    ...(row.active === null
      ? {}
      : {
          hidesPersonalData: row.active.hide_personal_data || row.hides_people !== 'nobody',
          hidesEverybody:
            (row.active.hide_personal_data && row.active.hide_everybody) || row.hides_people === 'everybody',
        }),
  };
}

/**
 * A member of a workspace with their rights there, whatever their active workspace; undefined for an account that is
 * not a member. Requires the platform role.
 */
export async function loadMember(
  db: Reader,
  { userId, organizationId }: { userId: string; organizationId: string },
): Promise<Omit<VersionedActor, 'isSignedIn'> | undefined> {
  const row = await findCurrentUser(db, userId, undefined, organizationId);
  if (row?.active?.id !== organizationId || row.user_role === null) return undefined;
  const { accessVersion, factor_gap: factorGap } = row;
  return { actor: actorOf(row, row.user_role), accessVersion, factorGap: factorGap ?? undefined };
}

/**
 * The actor of an account, whether the given session is active, and the access version of the read; undefined for a
 * deleted account. Requires the platform role.
 */
export async function loadActor(
  db: Reader,
  userId: string,
  sessionId?: string,
): Promise<VersionedActor | undefined> {
  const row = await findCurrentUser(db, userId, sessionId);
  if (row === undefined) return undefined;
  const actor = actorOf(row, userRoleOf(row));
  const { accessVersion, is_signed_in: isSignedIn, factor_gap: factorGap } = row;
  return { actor, accessVersion, isSignedIn, factorGap: factorGap ?? undefined };
}

/** The actor of an account; undefined for a deleted one. Requires the platform role. */
export async function findActor(db: Reader, userId: string): Promise<Actor | undefined> {
  return (await loadActor(db, userId))?.actor;
}
