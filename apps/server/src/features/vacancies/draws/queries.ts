import { sql } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';

/** Locks the talents in one order until the transaction ends. */
export async function lockTalents(
  db: Writer,
  { organizationId }: OrganizationScope,
  ids: readonly string[],
): Promise<void> {
  await sql`
    select from talents where organization_id = ${organizationId} and id = any(${ids}::uuid[]) order by id for no key update
  `.execute(db);
}

/** The people among `ids` in the order in which they finished their newest result. */
export async function orderByFinish(
  db: Reader,
  { organizationId }: OrganizationScope,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await readSql<{ talent_id: string }>`
    select talent_id from (
      select distinct on (talent_id) talent_id, date_finished from talents_results
      where organization_id = ${organizationId} and talent_id = any(${ids}::uuid[]) and status = 'FINISHED' and held_until is null
      order by talent_id, date_finished desc, id) newest
    order by date_finished, talent_id
  `.execute(db);
  return rows.map(({ talent_id: id }) => id);
}

/** Puts people of a role on its shortlist. */
export async function shortlist(
  db: Writer,
  { organizationId }: OrganizationScope,
  of: { readonly roleId: string; readonly ids: readonly string[]; readonly at: Date; readonly by: string },
): Promise<void> {
  await sql`
    update roles_talents set shortlisted_at = ${of.at}, shortlisted_by = ${of.by}
    where organization_id = ${organizationId} and roles_id = ${of.roleId} and talents_id = any(${of.ids}::uuid[])
      and shortlisted_at is null
  `.execute(db);
}

export interface NewDraw {
  readonly id: string;
  readonly roleId: string;
  readonly seed: string;
  readonly pool: readonly string[];
  readonly drawnTalents: readonly string[];
  readonly reason: string | null;
  readonly by: string | null;
  readonly at: Date;
}

export async function insertDraw(
  db: Writer,
  { organizationId }: OrganizationScope,
  draw: NewDraw,
): Promise<void> {
  await sql`
    insert into role_draws (organization_id, id, role_id, seed, pool, drawn_talents, reason, user_created, date_created)
    values (${organizationId}, ${draw.id}, ${draw.roleId}, ${draw.seed}, ${draw.pool}::uuid[], ${draw.drawnTalents}::uuid[],
      ${draw.reason}, ${draw.by}, ${draw.at})
  `.execute(db);
}

/** Marks a draw as undone and returns its people; undefined when it does not exist or was undone before. */
export async function undoDraw(
  db: Writer,
  { organizationId }: OrganizationScope,
  of: { readonly roleId: string; readonly drawId: string; readonly at: Date },
): Promise<{ readonly drawn_talents: readonly string[]; readonly date_created: Date } | undefined> {
  const { rows } = await sql<{ drawn_talents: string[]; date_created: Date }>`
    update role_draws set date_undone = ${of.at}
    where organization_id = ${organizationId} and role_id = ${of.roleId} and id = ${of.drawId} and date_undone is null
    returning drawn_talents, date_created
  `.execute(db);
  return rows[0];
}

/** Takes people off the shortlist whom a draw put there, unless that changed since. */
export async function takeOff(
  db: Writer,
  { organizationId }: OrganizationScope,
  of: { readonly roleId: string; readonly ids: readonly string[]; readonly at: Date },
): Promise<void> {
  await sql`
    update roles_talents set shortlisted_at = null, shortlisted_by = null
    where organization_id = ${organizationId} and roles_id = ${of.roleId} and talents_id = any(${of.ids}::uuid[])
      and shortlisted_at = ${of.at}
  `.execute(db);
}
