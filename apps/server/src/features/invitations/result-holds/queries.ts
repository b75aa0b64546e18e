import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin } from '@quint/domain/workspace/actor.ts';
import { HOLD_HOURS } from '@quint/domain/invitations/holding.ts';
import { sql as statement } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RowSql } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { param, raw, sql } from '#database/sql.ts';

/** A result `r` is held back from everybody but its person. Statements without an actor ask for results that are not. */
export const IS_SHOWN = statement`r.held_until is null`;

/** Others than administrators reach no results but their own, which are never held back from them. */
function readsOwn(actor: Actor): boolean {
  return !isAdmin(actor);
}

function isOthers(actor: Actor, talent: Sql): Sql {
  return actor.talentId === undefined
    ? raw('')
    : sql` and ${talent} is distinct from ${param(actor.talentId, 'uuid')}`;
}

/** A result is held back from the reader. */
export function isHeldBack({ row, actor }: RowSql): Sql {
  if (readsOwn(actor)) return sql`false::boolean`;
  return sql`(${row}.held_until is not null${isOthers(actor, sql`${row}.talent_id`)})`;
}

/** A value of a result that is null for the reader while the result is held back. */
export function unlessHeldBack(value: (row: Sql) => Sql): (context: RowSql) => Sql {
  return (context) =>
    readsOwn(context.actor)
      ? value(context.row)
      : sql`case when not ${isHeldBack(context)} then ${value(context.row)} end`;
}

/** When a result is shown to the reader at the latest; null once it is, and where only its person ends that. */
export function heldUntil(context: RowSql): Sql {
  return sql`case when ${isHeldBack(context)} then nullif(${context.row}.held_until, 'infinity') end`;
}

/** The sheets of a talent that are held back from the reader. */
function heldSheets({ row, actor, organization }: RowSql): Sql {
  return sql`from talents_results h where h.organization_id = ${organization} and h.talent_id = ${row}.id
    and h.held_until is not null${isOthers(actor, sql`${row}.id`)}`;
}

/** A result of this talent is held back from the reader. */
export function hasHeldResult(context: RowSql): Sql {
  return readsOwn(context.actor) ? sql`false::boolean` : sql`exists (select ${heldSheets(context)})`;
}

/** When the last of them is shown at the latest. */
export function heldResultUntil(context: RowSql): Sql {
  return readsOwn(context.actor)
    ? sql`null::timestamptz`
    : sql`(select nullif(max(h.held_until), 'infinity') ${heldSheets(context)})`;
}

const hours = (setting: keyof typeof HOLD_HOURS, finishedAt: Date) =>
  new Date(finishedAt.getTime() + HOLD_HOURS[setting] * 3_600_000);

/** Until when a result that is finished now is held back, by the setting of its workspace. */
export function holdFrom({ organizationId }: OrganizationScope, finishedAt: Date) {
  return statement<Date | null>`(select case o.hold_results
    when '24h' then ${hours('24h', finishedAt)}::timestamptz when '48h' then ${hours('48h', finishedAt)}::timestamptz
    when 'opened' then 'infinity'::timestamptz end from organizations o where o.id = ${organizationId})`;
}

export interface Hold {
  /** Null where only its person ends it. */
  readonly until: Date | null;
}

/** How a result is held back now; undefined when it is not. */
export async function findHold(
  db: Reader,
  { organizationId }: OrganizationScope,
  resultId: string,
): Promise<Hold | undefined> {
  const { rows } = await readSql<Hold>`
    select case when r.held_until < 'infinity' then r.held_until end as until
    from talents_results r
    where r.organization_id = ${organizationId} and r.id = ${resultId} and r.held_until is not null
  `.execute(db);
  return rows[0];
}

/**
 * Notes that a person has opened their own result, which nobody needs to wait for any more. Returns whether there is
 * such a result, of the given talent where one is named.
 */
export async function recordSeenByPerson(
  db: Writer,
  { organizationId }: OrganizationScope,
  { resultId, talentId }: { resultId: string; talentId?: string },
): Promise<boolean> {
  const { rows } = await statement`
    with own as (
      select id from talents_results where organization_id = ${organizationId} and id = ${resultId}
        and status = 'FINISHED' and (${talentId ?? null}::uuid is null or talent_id = ${talentId ?? null})
    ), opened as (
      update talents_results r set date_opened_by_talent = now(), held_until = null from own
      where r.organization_id = ${organizationId} and r.id = own.id and r.date_opened_by_talent is null
    )
    select from own
  `.execute(db);
  return rows.length > 0;
}

/**
 * Notes that an administrator has opened a result, which is not new to them any more. Returns whether there is such a
 * result, and it is not held back.
 */
export async function recordSeenByReader(
  db: Writer,
  { organizationId }: OrganizationScope,
  { resultId, userId }: { resultId: string; userId: string },
): Promise<boolean> {
  const { rows } = await statement`
    with shown as (
      select r.id from talents_results r
      join talents t on t.organization_id = r.organization_id and t.id = r.talent_id
        and t.date_deleted is null and t.date_anonymized is null
      where r.organization_id = ${organizationId} and r.id = ${resultId} and r.status = 'FINISHED' and ${IS_SHOWN}
    ), noted as (
      insert into result_reads (organization_id, user_id, result_id)
      select ${organizationId}, ${userId}, id from shown on conflict (organization_id, user_id, result_id) do nothing
    )
    select from shown
  `.execute(db);
  return rows.length > 0;
}

/** Shows the results whose time has come. Requires the platform role. */
export async function releaseResults(db: Writer, now: Date): Promise<void> {
  await statement`update talents_results set held_until = null where held_until <= ${now}`.execute(db);
}
