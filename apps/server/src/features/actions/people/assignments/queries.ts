import type { TalentStatus } from '@quint/domain/people/talents.ts';
import type { RejectionReason } from '@quint/domain/people/people.ts';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Writer } from '#database/gate.ts';
import { newId } from '#database/ids.ts';
import type { OrganizationScope } from '#database/scope.ts';

export async function setStatus(
  db: Writer,
  scope: OrganizationScope,
  { ids, status, by }: { ids: readonly string[]; status: TalentStatus; by: string },
): Promise<void> {
  await sql`
    update talents set status = ${status}, date_updated = now(), user_updated = ${by}
    where organization_id = ${scope.organizationId} and id = any(${ids}::uuid[])
  `.execute(db);
}

export async function setTags(
  db: Writer,
  scope: OrganizationScope,
  {
    people,
    by,
  }: { people: readonly { readonly id: string; readonly tags: readonly string[] }[]; by: string },
): Promise<void> {
  const tags = people.map((person) => JSON.stringify(person.tags));
  await sql`
    update talents t set date_updated = now(), user_updated = ${by},
      tags = array(select jsonb_array_elements_text(p.tags::jsonb))
    from unnest(${people.map(({ id }) => id)}::uuid[], ${tags}::text[]) as p (id, tags)
    where t.organization_id = ${scope.organizationId} and t.id = p.id
  `.execute(db);
}

/** The links that an action can add: roles that people are considered for, groups that they belong to. */
export type LinkKind = 'roles' | 'teams';

interface LinkTable {
  readonly target: RawBuilder<unknown>;
  readonly table: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
}

const LINKS: Readonly<Record<LinkKind, LinkTable>> = {
  roles: { target: sql`roles`, table: sql`roles_talents`, key: sql`roles_id` },
  teams: { target: sql`teams`, table: sql`teams_talents`, key: sql`teams_id` },
};

export interface Links {
  readonly kind: LinkKind;
  /** The id of the role or the group. */
  readonly to: string;
  readonly ids: readonly string[];
}

/** Whether a role or a group exists; locks it until the transaction ends. */
export async function holdTarget(
  db: Writer,
  scope: OrganizationScope,
  { kind, to }: Pick<Links, 'kind' | 'to'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from ${LINKS[kind].target}
    where organization_id = ${scope.organizationId} and id = ${to} and date_deleted is null for share
  `.execute(db);
  return rows.length > 0;
}

/** Links people and returns those who were not linked before. */
export async function insertLinks(
  db: Writer,
  scope: OrganizationScope,
  { kind, to, ids }: Links,
): Promise<string[]> {
  const { table, key } = LINKS[kind];
  const { rows } = await sql<{ talents_id: string }>`
    insert into ${table} (organization_id, id, ${key}, talents_id)
    select ${scope.organizationId}, p.id, ${to}, p.talent
    from unnest(${ids.map(() => newId())}::uuid[], ${ids}::uuid[]) as p (id, talent)
    on conflict (organization_id, ${key}, talents_id) do nothing
    returning talents_id
  `.execute(db);
  return rows.map((row) => row.talents_id);
}

/** Removes the links of people and returns those who were linked. */
export async function deleteLinks(
  db: Writer,
  scope: OrganizationScope,
  { kind, to, ids }: Links,
): Promise<string[]> {
  const { table, key } = LINKS[kind];
  const { rows } = await sql<{ talents_id: string }>`
    delete from ${table}
    where organization_id = ${scope.organizationId} and ${key} = ${to} and talents_id = any(${ids}::uuid[])
    returning talents_id
  `.execute(db);
  return rows.map((row) => row.talents_id);
}

/** Puts people who are considered for a role on its shortlist, or off it, and returns those for whom that changed. */
export async function setShortlisted(
  db: Writer,
  scope: OrganizationScope,
  { role, ids, at, by }: { role: string; ids: readonly string[]; at: Date | null; by: string },
): Promise<string[]> {
  const { rows } = await sql<{ talents_id: string }>`
    update roles_talents set shortlisted_at = ${at}::timestamptz,
      shortlisted_by = case when ${at}::timestamptz is null then null else ${by}::uuid end
    where organization_id = ${scope.organizationId} and roles_id = ${role} and talents_id = any(${ids}::uuid[])
      and (shortlisted_at is null) <> (${at}::timestamptz is null)
    returning talents_id
  `.execute(db);
  return rows.map((row) => row.talents_id);
}

export interface Rejection {
  readonly role: string;
  readonly ids: readonly string[];
  readonly at: Date;
  readonly by: string;
  readonly reason: RejectionReason | null;
  readonly note: string | null;
}

/** A person considered for a role: whether they are rejected, and why. */
export interface ConsideredPerson {
  readonly talents_id: string;
  readonly is_rejected: boolean;
  readonly reason: RejectionReason | null;
  readonly note: string | null;
}

/** The people among them who are considered for a role. */
export async function listConsidered(
  db: Writer,
  scope: OrganizationScope,
  { role, ids }: Pick<Rejection, 'role' | 'ids'>,
): Promise<Map<string, ConsideredPerson>> {
  const { rows } = await sql<ConsideredPerson>`
    select talents_id, rejected_at is not null as is_rejected, rejected_reason as reason, rejected_note as note
    from roles_talents
    where organization_id = ${scope.organizationId} and roles_id = ${role} and talents_id = any(${ids}::uuid[])
    order by talents_id for no key update
  `.execute(db);
  return new Map(rows.map((row) => [row.talents_id, row]));
}

/** Marks people as rejected for a role. */
export async function reject(db: Writer, scope: OrganizationScope, rejection: Rejection): Promise<void> {
  const { role, ids, at, by, reason, note } = rejection;
  await sql`
    update roles_talents set rejected_at = ${at}, rejected_by = ${by}, rejected_reason = ${reason}, rejected_note = ${note}
    where organization_id = ${scope.organizationId} and roles_id = ${role} and talents_id = any(${ids}::uuid[])
  `.execute(db);
}

/** Changes the reason and the note of rejected people. */
export async function changeReason(
  db: Writer,
  scope: OrganizationScope,
  { role, ids, reason, note }: Omit<Rejection, 'at' | 'by'>,
): Promise<void> {
  await sql`
    update roles_talents set rejected_reason = ${reason}, rejected_note = ${note}
    where organization_id = ${scope.organizationId} and roles_id = ${role} and talents_id = any(${ids}::uuid[])
  `.execute(db);
}

/** Removes the rejection with its reason and note. */
export async function bringBack(
  db: Writer,
  scope: OrganizationScope,
  { role, ids }: Pick<Rejection, 'role' | 'ids'>,
): Promise<void> {
  await sql`
    update roles_talents set rejected_at = null, rejected_by = null, rejected_reason = null, rejected_note = null
    where organization_id = ${scope.organizationId} and roles_id = ${role} and talents_id = any(${ids}::uuid[])
  `.execute(db);
}
