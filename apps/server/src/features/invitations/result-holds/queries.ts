import type { Actor } from '@quint/domain/workspace/actor.ts';
import { isAdmin, isHiringManager } from '@quint/domain/workspace/actor.ts';
import { HOLD_HOURS } from '@quint/domain/invitations/holding.ts';
import { sql as statement } from 'kysely';
import type { Reader, Writer } from '#database/gate.ts';
import { readSql } from '#database/read-sql.ts';
import type { OrganizationScope } from '#database/scope.ts';
import type { RowSql } from '#items/declare/collection.ts';
import type { Sql } from '#database/sql.ts';
import { param, raw, sql } from '#database/sql.ts';

/** Condition: the result `r` is on hold for all but its person. Statements without an actor exclude these results. */
export const IS_SHOWN = statement`r.held_until is null`;

/** Users other than administrators can read only their own results, which are never on hold for them. */
function readsOwn(actor: Actor): boolean {
  return !isAdmin(actor) && !isHiringManager(actor);
}

function isOthers(actor: Actor, talent: Sql): Sql {
  return actor.talentId === undefined
    ? raw('')
    : sql` and ${talent} is distinct from ${param(actor.talentId, 'uuid')}`;
}

/** Condition: the result is on hold for the reader. */
export function isHeldBack({ row, actor }: RowSql): Sql {
  if (readsOwn(actor)) return sql`false::boolean`;
  return sql`(${row}.held_until is not null${isOthers(actor, sql`${row}.talent_id`)})`;
}

/** A value of a result that is null for the reader while the result is on hold. */
export function unlessHeldBack(value: (row: Sql) => Sql): (context: RowSql) => Sql {
  return (context) =>
    readsOwn(context.actor)
      ? value(context.row)
      : sql`case when not ${isHeldBack(context)} then ${value(context.row)} end`;
}

/** When a result is shown to the reader at the latest; null when it is visible, or only its person ends the hold. */
export function heldUntil(context: RowSql): Sql {
  return sql`case when ${isHeldBack(context)} then nullif(${context.row}.held_until, 'infinity') end`;
}

/** The sheets of a talent that are on hold for the reader. */
function heldSheets({ row, actor, organization }: RowSql): Sql {
  return sql`from talents_results h where h.organization_id = ${organization} and h.talent_id = ${row}.id
    and h.held_until is not null${isOthers(actor, sql`${row}.id`)}`;
}

/** Condition: a result of this talent is on hold for the reader. */
export function hasHeldResult(context: RowSql): Sql {
  return readsOwn(context.actor) ? sql`false::boolean` : sql`exists (select ${heldSheets(context)})`;
}

/** The latest time at which the last of them is shown. */
export function heldResultUntil(context: RowSql): Sql {
  return readsOwn(context.actor)
    ? sql`null::timestamptz`
    : sql`(select nullif(max(h.held_until), 'infinity') ${heldSheets(context)})`;
}

const hours = (setting: keyof typeof HOLD_HOURS, finishedAt: Date) =>
  new Date(finishedAt.getTime() + HOLD_HOURS[setting] * 3_600_000);

/** The end of the hold for a result that is finished now, by the setting of its workspace. */
export function holdFrom({ organizationId }: OrganizationScope, finishedAt: Date) {
  return statement<Date | null>`(select case o.hold_results
    when '24h' then ${hours('24h', finishedAt)}::timestamptz when '48h' then ${hours('48h', finishedAt)}::timestamptz
    when 'opened' then 'infinity'::timestamptz end from organizations o where o.id = ${organizationId})`;
}

export interface Hold {
  /** Null when only its person ends it. */
  readonly until: Date | null;
}

/** The current hold of a result; undefined without one. */
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
 * Records that a person has opened their own result, which ends its hold. Returns whether there is such a result, of
 * the given talent if one is given.
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
 * Records that an administrator has opened a result, which is then no longer new to them. Returns whether there is such
 * a result that is not on hold.
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

/** Shows the results whose hold has ended. Requires the platform role. */
export async function releaseResults(db: Writer, now: Date): Promise<void> {
  await statement`update talents_results set held_until = null where held_until <= ${now}`.execute(db);
}
